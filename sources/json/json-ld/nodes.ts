/** A thing that a page describes. */
export type LdNode = Readonly<Record<string, unknown>>

/** Levels that are searched for a menu. */
const DEEPEST = 6

/** Things; more aren't from a menu. */
const MOST = 20_000

/** All things of a description that aren't entries of a menu themselves: also those of a graph, and within others. */
export function nodesIn(value: unknown): LdNode[] {
  const found: LdNode[] = []
  const collect = (here: unknown, depth: number): void => {
    if (depth > DEEPEST || found.length > MOST) return
    if (Array.isArray(here)) for (const one of here) collect(one, depth)
    if (!isNode(here)) return
    found.push(here)
    for (const [key, inner] of Object.entries(here))
      if (!/^hasMenu(?:Section|Item)$/u.test(key)) collect(inner, depth + 1)
  }
  collect(value, 0)
  return found
}

export const typesOf = (node: LdNode): string[] =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/u, ''))

/** One thing or several, as a list; those of an `ItemList` one by one. */
export const listOf = (value: unknown): LdNode[] => [value].flat(4).filter(isNode).flatMap(entriesOf)

/** A list in a list is none of a menu. */
function entriesOf(node: LdNode): LdNode[] {
  if (node.itemListElement === undefined) return [node]
  return [node.itemListElement]
    .flat(2)
    .filter(isNode)
    .map((entry) => (isNode(entry.item) ? entry.item : entry))
}

export const isNode = (value: unknown): value is LdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of a value that may be a text, a number, or one in a language; without tags, on one line. */
export function textOfValue(value: unknown): string | undefined {
  const [first] = [value].flat(2)
  // `{ "@value": "Soup" }`, `{ "lang": "en", "value": "Soup" }`
  const isOfLanguage = isNode(first) && ('lang' in first || 'language' in first || 'locale' in first)
  const text = isNode(first)
    ? (first['@value'] ?? (isOfLanguage ? (first.value ?? first.text) : undefined))
    : first
  if (typeof text !== 'string' && typeof text !== 'number') return undefined
  const plain = String(text)
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/&amp;/gu, '&')
    .replaceAll(/&(?:#39|apos|rsquo);/gu, '’')
    .replaceAll(/&quot;/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return plain === '' ? undefined : plain
}
