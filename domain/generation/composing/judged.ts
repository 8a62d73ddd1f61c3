import type { Steps } from '../../computing/steps.ts'
import type { Section } from '../../menu/model/section.ts'
import type { Judge } from './judge.ts'

/** The maximum number of times that a menu is composed again for a judge. */
const MAX_ROUNDS = 3

/**
 * Returns the composition in which a judge finds the fewest faults: what it would exchange is composed
 * again without those dishes, and where guests come for one of them, without the one it doesn't go with.
 * @param compose a composition without the dishes of these ids
 */
export function* judged<Composed extends { readonly sections: readonly Section[] }>(
  compose: (banned: ReadonlySet<number>) => Steps<Composed>,
  judge: Judge | undefined,
): Steps<Composed> {
  const banned = new Set<number>()
  /** Dishes that something didn't go with: what comes in its place may not go with them either. */
  const partners = new Set<number>()
  let best = yield* compose(banned)
  if (!judge) return best
  yield
  let fewest = yield* judge(best.sections)
  let faults = fewest
  for (let round = 0; round < MAX_ROUNDS && faults.some(({ itemIds }) => itemIds.length > 0); round += 1) {
    for (const { itemIds, otherIds = [] } of faults) {
      const isAgain = otherIds.length > 0 && otherIds.every((id) => partners.has(id))
      const wereTried = isAgain || itemIds.every((id) => banned.has(id))
      for (const id of wereTried ? otherIds : itemIds) banned.add(id)
      for (const id of otherIds) partners.add(id)
    }
    yield
    const next = yield* compose(banned)
    yield
    faults = yield* judge(next.sections)
    if (faults.length < fewest.length) [best, fewest] = [next, faults]
  }
  return best
}
