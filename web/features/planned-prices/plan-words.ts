import type { PlanConflictTold, StoredPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import type { PlannedPrices } from '#domain/live/model/planned-prices.ts'
import { momentWords, wallNow } from '../../menu/live/wall-clock.ts'

export function whenWords({ from, until }: PlannedPrices, state: StoredPlannedPrices['state']): string {
  const end = until === undefined ? 'for good' : `until ${momentWords(until)}`
  if (state === 'holds') return `Holds now, ${end}`
  if (state === 'over') return `Over since ${until === undefined ? '' : momentWords(until)}`
  return `Begins ${momentWords(from)}, holds ${end}`
}

export const countWords = (count: number): string => (count === 1 ? '1 price' : `${count} prices`)

export function conflictWords(
  { name, wins, from, until, count }: PlanConflictTold,
  timeZone: string,
): string {
  const wall = (at: string) => momentWords(wallNow(timeZone, new Date(at)))
  const time = until === null ? `from ${wall(from)} on` : `from ${wall(from)} until ${wall(until)}`
  const which = `${countWords(count)} ${count === 1 ? 'is' : 'are'} in “${name}” too`
  return wins
    ? `${which}, which begins later: ${time}, “${name}” holds.`
    : `${which}, which begins earlier: ${time}, these prices hold.`
}
