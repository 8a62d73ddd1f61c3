/** An element of a page with what is in it. */
export interface PageElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (PageElement | string)[]
}

const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr'])
const RAW = new Set(['script', 'style'])

const ATTRIBUTE = /\s+([^\s=/>]+)(?:="([^"]*)")?/y
const OPENING = /<([a-zA-Z][\w-]*)/y
const CLOSING = /<\/([a-zA-Z][\w-]*)>/y
const TEXT = /[^<]+/y

/**
 * A page as our renderer writes it, as a tree. It is stricter than a browser: a page with an element that is not
 * closed, or closed in another order, is refused.
 */
export function readPage(html: string): PageElement {
  let at = html.indexOf('<html')
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(html)
    if (match) at = pattern.lastIndex
    return match
  }

  function element(): PageElement {
    const tag = take(OPENING)?.[1]
    if (tag === undefined) throw new Error(`No element at: ${html.slice(at, at + 60)}`)
    const attributes = new Map<string, string>()
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE))
      attributes.set(found[1] ?? '', decoded(found[2] ?? ''))
    const end = take(/\/?>/y)
    if (!end) throw new Error(`<${tag}> does not end: ${html.slice(at, at + 60)}`)
    if (end[0] === '/>' || VOID.has(tag)) return { tag, attributes, children: [] }
    if (RAW.has(tag)) {
      const raw = html.slice(at, html.indexOf(`</${tag}>`, at))
      at += raw.length + `</${tag}>`.length
      return { tag, attributes, children: [raw] }
    }
    const children: (PageElement | string)[] = []
    for (;;) {
      const text = take(TEXT)
      if (text) children.push(decoded(text[0]))
      const closing = take(CLOSING)
      if (closing) {
        if (closing[1] !== tag) throw new Error(`</${closing[1]}> closes <${tag}>`)
        return { tag, attributes, children }
      }
      if (html.charAt(at) !== '<') throw new Error(`<${tag}> is not closed`)
      children.push(element())
    }
  }

  return element()
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decoded = (text: string): string =>
  text.replaceAll(/&([^;\s]+);/g, (whole, name: string) => names[name] ?? whole)

export const classesOf = ({ attributes }: PageElement): string[] => attributes.get('class')?.split(' ') ?? []

/** Every element that the test holds for, from the top. */
export function findAll(root: PageElement, test: (element: PageElement) => boolean): PageElement[] {
  const inner = root.children.flatMap((child) => (typeof child === 'string' ? [] : findAll(child, test)))
  return test(root) ? [root, ...inner] : inner
}

/** The texts of an element in their order, without spaces around them and without what `leavesOut` names. */
export function textsOf(root: PageElement, leavesOut: (element: PageElement) => boolean): string[] {
  if (leavesOut(root)) return []
  return root.children.flatMap((child) =>
    typeof child === 'string' ? [inOneLine(child)].filter(Boolean) : textsOf(child, leavesOut),
  )
}

export const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
