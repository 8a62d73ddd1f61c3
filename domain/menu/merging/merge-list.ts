import { mergeOrder } from './merge-order.ts'
import { type AskSide, isEqual, sideOf, type Three } from './three-way.ts'

/**
 * Merges lists of parts that have ids: notices, marks, choices. What one side removed goes, unless the other has
 * changed it: then a person decides.
 * @param key begins the keys of questions
 */
export function mergeList<Part extends { readonly id: string }>(
  lists: Three<readonly Part[]>,
  key: string,
  ask: AskSide,
): Part[] {
  const { base, mine, theirs } = lists
  const merged = new Map<string, Part>()
  for (const id of new Set([...theirs, ...mine].map((part) => part.id))) {
    const of = (list: readonly Part[]) => list.find((part) => part.id === id)
    const three = { base: of(base), mine: of(mine), theirs: of(theirs) }
    const part = three[sideOf(three) ?? ask(`${key}/${id}`)]
    if (part) merged.set(id, part)
  }
  const ids = (list: readonly Part[]) => list.map(({ id }) => id)
  return mergeOrder({ base: ids(base), mine: ids(mine), theirs: ids(theirs) }, new Set(merged.keys()), () =>
    ask(`${key}/order`),
  ).flatMap((id) => merged.get(id) ?? [])
}

/** Merges lists of things that are in them or not: what either side added is in, what either removed is not. */
export const mergeSet = <Value>({ base, mine, theirs }: Three<readonly Value[]>): Value[] => {
  const has = (list: readonly Value[], value: Value) => list.some((other) => isEqual(other, value))
  return [
    ...theirs.filter((value) => has(mine, value) || !has(base, value)),
    ...mine.filter((value) => !has(theirs, value) && !has(base, value)),
  ]
}
