import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type PageNode = Tree.ChildNode
export type PageElement = Tree.Element

export interface Page {
  readonly body: readonly PageNode[]
  /** What it holds for machines (JSON-LD), parsed; what isn't JSON is left out. */
  readonly data: readonly unknown[]
  /** What its own programs read, parsed: data in scripts, and values that scripts give a name. */
  readonly state: readonly unknown[]
}

/** Levels of elements that are walked as they are: walks are recursive. What is deeper is read without its levels. */
const DEEPEST = 400

/** Parses a web page or a piece of one. Never throws. */
export function pageOf(html: string): Page {
  const document = parse(html)
  const data: unknown[] = []
  const state: unknown[] = []
  const stack: { nodes: readonly PageNode[]; depth: number }[] = [{ nodes: document.childNodes, depth: 0 }]
  for (let here = stack.pop(); here; here = stack.pop())
    for (const node of here.nodes) {
      if (!isElement(node)) continue
      if (node.tagName === 'script' && /^application\/ld\+json/iu.test(attribute(node, 'type'))) {
        const value = parsed(textIn(node))
        if (value !== undefined) data.push(value)
      } else if (node.tagName === 'script') state.push(...stateIn(node))
      else if (here.depth < DEEPEST) stack.push({ nodes: node.childNodes, depth: here.depth + 1 })
      else node.childNodes = flattened(node)
    }
  return { body: document.childNodes, data, state }
}

/** Each text below an element, in its nearest element alone, in their order: paragraphs stay paragraphs. */
function flattened(element: PageElement): PageNode[] {
  const found: PageNode[] = []
  const stack: { node: PageNode; within: PageElement }[] = []
  const open = (within: PageElement) => {
    for (const node of within.childNodes.toReversed()) stack.push({ node, within })
  }
  open(element)
  for (let here = stack.pop(); here; here = stack.pop()) {
    if (isElement(here.node)) open(here.node)
    else if (here.node.nodeName === '#text')
      found.push(here.within === element ? here.node : { ...here.within, childNodes: [here.node] })
  }
  return found
}

export const isElement = (node: PageNode): node is PageElement => 'tagName' in node

export const attribute = (element: PageElement, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? ''

/** All of its text, as it is written. */
export const textIn = (node: PageNode): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
}

/** Characters: less is a setting. */
const LEAST_STATE = 40

/** `<script type="application/json">`, `window.__STATE__ = {…};` */
function stateIn(script: PageElement): unknown[] {
  const text = textIn(script)
  if (text.length < LEAST_STATE) return []
  if (/json/iu.test(attribute(script, 'type'))) return [hydrated(parsed(text))]
  const found: unknown[] = []
  for (const { index, 0: start } of text.matchAll(
    /^\s*(?:window\.|self\.|var |let |const )[\w$.[\]"']{1,60}\s*=\s*(?=[[{]|JSON\.parse\()/gmu,
  )) {
    const from = index + start.length
    const next = text.slice(from).search(/;?\s*\n\s*(?:window\.|self\.|var |let |const |\()/u)
    const value = text.slice(from, next < 0 ? undefined : from + next).replace(/[;\s]+$/u, '')
    const written = /^JSON\.parse\((".*")\)$/su.exec(value)?.[1]
    const inner = written === undefined ? value : parsed(written)
    if (typeof inner === 'string') found.push(parsed(inner) ?? parsed(quoted(inner)))
  }
  return found.filter((one) => one !== undefined)
}

/** The keys of a value of JavaScript in quotation marks, as JSON has them. */
const quoted = (value: string): string =>
  value.replaceAll(/"(?:[^"\\]|\\.)*"|(?<=[{,]\s{0,20})[A-Za-z_$][\w$]*(?=\s*:)/gu, (one) =>
    one.startsWith('"') ? one : `"${one}"`,
  )

/** Nuxt's list of values that name each other by their places: `[{"menu":1},{"name":2},"Soup"]`. */
function hydrated(value: unknown): unknown {
  const [first] = Array.isArray(value) ? value : []
  if (!Array.isArray(value) || typeof first !== 'object' || first === null) return value
  const isPlace = (one: unknown) => Number.isInteger(one) && (one as number) < value.length
  if (Object.values(first).length === 0 || !Object.values(first).every(isPlace)) return value
  let visits = 0
  const at = (place: unknown, depth: number): unknown => {
    const one: unknown = value[place as number]
    visits += 1
    if (depth > MOST_PLACES || visits > MOST_VISITS || typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) {
      const [kind, inner] = one
      return typeof kind === 'string' ? at(inner, depth + 1) : one.map((inside) => at(inside, depth + 1))
    }
    return Object.fromEntries(Object.entries(one).map(([key, inside]) => [key, at(inside, depth + 1)]))
  }
  return at(0, 0)
}

/** Levels that are followed from place to place, and steps. */
const MOST_PLACES = 14
const MOST_VISITS = 50_000

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // What a page writes for machines is often broken; its text is still there.
    return undefined
  }
}
