import { type AskSide, isEqual, type Three } from './three-way.ts'

/**
 * The order of what is left. The side that has moved something gives it; what only the other one has comes after its
 * neighbor there. Where both have moved things to different places, a person decides.
 * @param left what the merged list has
 */
export function mergeOrder<Id>(
  { base, mine, theirs }: Three<readonly Id[]>,
  left: ReadonlySet<Id>,
  ask: () => ReturnType<AskSide>,
): Id[] {
  const common = new Set(base.filter((id) => left.has(id) && mine.includes(id) && theirs.includes(id)))
  const [was, my, their] = [base, mine, theirs].map((ids) => ids.filter((id) => common.has(id)))
  const side = isEqual(my, was) ? 'theirs' : isEqual(their, was) || isEqual(my, their) ? 'mine' : ask()
  const [first, second] = side === 'mine' ? [mine, theirs] : [theirs, mine]
  const merged = first.filter((id) => left.has(id))
  for (const list of [second, base]) {
    const rest = list.filter((id) => left.has(id))
    for (const [at, id] of rest.entries()) {
      if (merged.includes(id)) continue
      const before = rest.slice(0, at).findLast((other) => merged.includes(other))
      merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id)
    }
  }
  return merged
}
