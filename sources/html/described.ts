import type { LdNode } from '../json/json-ld/nodes.ts'
import { attribute, isElement, type PageElement, type PageNode, textIn } from './page.ts'

/** The things that the elements of a page say they are (microdata, RDFa), as JSON-LD writes them. */
export function describedThings(nodes: readonly PageNode[]): LdNode[] {
  const found: LdNode[] = []
  const thingOf = (element: PageElement): LdNode => {
    const thing: Record<string, unknown[]> = {}
    const walk = (children: readonly PageNode[]): void => {
      for (const child of children) {
        if (!isElement(child)) continue
        const properties = propertiesOf(child)
        const value = isThing(child) ? thingOf(child) : textOrContent(child)
        for (const property of properties) thing[property] = [...(thing[property] ?? []), value]
        if (!isThing(child)) walk(child.childNodes)
        else if (properties.length === 0 && typeof value === 'object') found.push(value)
      }
    }
    walk(element.childNodes)
    return { '@type': typesIn(element), ...thing }
  }
  const search = (children: readonly PageNode[]): void => {
    for (const child of children) {
      if (!isElement(child)) continue
      if (isThing(child)) found.push(thingOf(child))
      else search(child.childNodes)
    }
  }
  search(nodes)
  return found
}

const has = (element: PageElement, name: string): boolean =>
  element.attrs.some((attribute) => attribute.name === name)

const isThing = (element: PageElement): boolean => has(element, 'itemscope') || has(element, 'typeof')

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

const typesIn = (element: PageElement): string[] =>
  wordsIn(attribute(element, 'itemtype') || attribute(element, 'typeof'))

/** `name`, `schema:name`, `https://schema.org/name` */
export const propertiesOf = (element: PageElement): string[] =>
  wordsIn(attribute(element, 'itemprop') || attribute(element, 'property')).map((name) =>
    name.replace(/^.*[/:#]/u, ''),
  )

function textOrContent(element: PageElement): string {
  const text = textIn(element).trim()
  const machine = ['content', 'value', 'datetime'].find((name) => has(element, name))
  return (machine && attribute(element, machine)) || text || attribute(element, 'href')
}
