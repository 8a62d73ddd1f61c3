import { whatHolds } from '../calendar/what-holds.ts'
import { type PublishedLive, type PublishedPart, publishedBeside } from './published.ts'

/** Moments of one publication that are listed. */
const MOST = 20

export interface ClockChange {
  readonly at: Date
  readonly changed: readonly PublishedPart[]
}

/**
 * What of a published menu changed by the clock alone: planned prices, dishes of the day, and dishes that were there
 * again. What its pages say of the times of the week is not listed: it is asked of a moment.
 * @param until when the next publication began
 */
export function changesByTheClock(
  menuId: string,
  live: PublishedLive,
  from: Date,
  until: Date,
): ClockChange[] {
  const beside = publishedBeside(menuId, live)
  const changes: ClockChange[] = []
  let now = whatHolds(beside, from)
  while (now.changesAt && now.changesAt < until && changes.length < MOST) {
    const at = now.changesAt
    const next = whatHolds(beside, at)
    const said = ({ state }: typeof now) => ({
      prices: JSON.stringify(state.prices),
      specials: JSON.stringify(state.specials),
      soldOut: JSON.stringify([...state.soldOut]),
    })
    const [was, is] = [said(now), said(next)]
    const changed = (['soldOut', 'prices', 'specials'] as const).filter((part) => was[part] !== is[part])
    if (changed.length > 0) changes.push({ at, changed })
    now = next
  }
  return changes
}
