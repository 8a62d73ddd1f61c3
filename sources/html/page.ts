import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type PageNode = Tree.ChildNode
export type PageElement = Tree.Element

export interface Page {
  readonly body: readonly PageNode[]
  /** What it holds for machines (JSON-LD), parsed; what isn't JSON is left out. */
  readonly data: readonly unknown[]
}

/** Levels of elements that are walked as they are: walks are recursive. What is deeper is read without its levels. */
const DEEPEST = 400

/** Parses a web page or a piece of one. Never throws. */
export function pageOf(html: string): Page {
  const document = parse(html)
  const data: unknown[] = []
  const stack: { nodes: readonly PageNode[]; depth: number }[] = [{ nodes: document.childNodes, depth: 0 }]
  for (let here = stack.pop(); here; here = stack.pop())
    for (const node of here.nodes) {
      if (!isElement(node)) continue
      if (node.tagName === 'script' && /^application\/ld\+json/iu.test(attribute(node, 'type'))) {
        const value = parsed(textIn(node))
        if (value !== undefined) data.push(value)
      } else if (here.depth < DEEPEST) stack.push({ nodes: node.childNodes, depth: here.depth + 1 })
      else node.childNodes = flattened(node)
    }
  return { body: document.childNodes, data }
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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // What a page writes for machines is often broken; its text is still there.
    return undefined
  }
}
