import type { Steps } from '../../computing/steps.ts'
import { costOf, saidRanks } from '../forms/relaxing.ts'
import type { FormBreach } from './breaches.ts'
import { groupOf } from './keys.ts'

/** A dish that somebody else chose, a model say. */
interface Proposed {
  readonly id: number
  readonly categoryId?: number | undefined
}

/** Compositions that are tried, at most; each takes a few milliseconds. */
const MAX_TRIES = 16

/**
 * The composition that keeps most rules once dishes that others proposed are given up, one at a time: those that break a
 * rule, and those that take the place of what a section must hold. The catalogue fills what they leave.
 * @param compose a composition without the proposed dishes of these ids, with all rules that it does not keep
 */
export function* withoutBreakers<Composed extends { readonly broken: readonly FormBreach[] }>(
  compose: (givenUp: ReadonlySet<number>) => Steps<Composed>,
  proposed: readonly Proposed[],
): Steps<Composed> {
  let givenUp: ReadonlySet<number> = new Set<number>()
  let best = yield* compose(givenUp)
  let tries = proposed.length === 0 ? 0 : MAX_TRIES
  let suspects = suspectsIn(best.broken, proposed)
  while (tries > 0 && suspects.length > 0) {
    const [suspect = 0, ...others] = suspects
    const without = new Set([...givenUp, suspect])
    yield
    const next = yield* compose(without)
    tries -= 1
    if (costOfAll(next.broken) < costOfAll(best.broken)) {
      best = next
      givenUp = without
      suspects = suspectsIn(
        best.broken,
        proposed.filter(({ id }) => !without.has(id)),
      )
    } else suspects = others
  }
  return best
}

/** What was proposed is not given up for a dish of ours that guests come for: it may be that dish under another name. */
const told = (broken: readonly FormBreach[]): FormBreach[] =>
  broken.filter(({ rank }) => saidRanks.has(rank) && rank !== 'sought')

const costOfAll = (broken: readonly FormBreach[]): number =>
  told(broken).reduce((sum, { rank }) => sum + costOf(rank), 0)

/** Proposed dishes whose absence may fix something, the weightiest breach and the last proposed first. */
function suspectsIn(broken: readonly FormBreach[], proposed: readonly Proposed[]): number[] {
  const byWeight = told(broken).toSorted((a, b) => costOf(b.rank) - costOf(a.rank))
  const found = byWeight.flatMap(({ key, dishes }) => {
    const ids = new Set(dishes.map(({ id }) => id))
    const section = groupOf(key).split(' ')[0]
    const isSuspect = ({ id, categoryId }: Proposed) =>
      dishes.length > 0 ? ids.has(id) : String(categoryId) === section
    return proposed
      .filter(isSuspect)
      .map(({ id }) => id)
      .reverse()
  })
  return [...new Set(found)]
}
