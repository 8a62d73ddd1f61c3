import type { PlannedPrices } from '../model/planned-prices.ts'
import { type AvailabilityReport, isSoldOutAt } from '../model/sold-out.ts'
import type { Special } from '../model/special.ts'
import { type LiveState, nothingLive } from '../state/live-menu.ts'
import { specialItem } from '../state/special-item.ts'
import { momentAt } from './time-zones.ts'
import { minutesOf } from './wall-minutes.ts'

export interface BesideMenu {
  readonly soldOut: readonly AvailabilityReport[]
  /** In the order in which they were made. */
  readonly plans: readonly PlannedPrices[]
  readonly specials: readonly { readonly id: string; readonly special: Special }[]
}

/** What holds, and until when it holds: the moment of the next change that is known, null where none is. */
export interface Holding {
  readonly state: LiveState
  readonly changesAt: Date | null
}

/**
 * Returns what applies to a menu at a moment, other than sections and items with serving times on the page
 * (`menusAt`). Of two plans for one price the one that began later wins; of two that began together, the
 * one made later.
 */
export function whatHolds({ soldOut, plans, specials }: BesideMenu, at: Date): Holding {
  const out = soldOut.filter((word) => isSoldOutAt(word, at))
  const timedPlans = plans.map((plan) => ({ plan, ...timesOf(plan) }))
  const timedSpecials = specials.map((one) => ({ ...one, ...timesOf(one.special) }))
  const inForce = timedPlans.filter(holdsAt(at)).toSorted((a, b) => a.from - b.from)
  return {
    state: {
      ...nothingLive,
      soldOut: new Map(out.map(({ itemId, shows }) => [itemId, shows])),
      prices: inForce.flatMap(({ plan }) => plan.changes),
      specials: timedSpecials
        .filter(holdsAt(at))
        .map(({ id, special }) => ({ item: specialItem(id, special), sectionId: special.sectionId })),
    },
    changesAt: firstAfter(at, [
      ...out.map(({ until }) => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until))),
      ...[...timedPlans, ...timedSpecials].flatMap(({ from, until }) => [from, until]),
    ]),
  }
}

/** Milliseconds since 1970, the end without being part of it. */
export interface Times {
  readonly from: number
  readonly until: number
}

/** When planned prices or a special hold; for good where they have no end. */
export function timesOf({
  timeZone,
  from,
  until,
}: Pick<PlannedPrices, 'timeZone' | 'from' | 'until'>): Times {
  const moment = (wall: string) => momentAt(timeZone, minutesOf(wall)).getTime()
  return { from: moment(from), until: until === undefined ? Number.POSITIVE_INFINITY : moment(until) }
}

/** Returns whether times are before, at or after a moment. */
export const stateAt = ({ from, until }: Times, at: Date): 'coming' | 'holds' | 'over' =>
  at.getTime() < from ? 'coming' : at.getTime() < until ? 'holds' : 'over'

export const holdsAt =
  (at: Date) =>
  (times: Times): boolean =>
    stateAt(times, at) === 'holds'

function firstAfter(at: Date, times: readonly number[]): Date | null {
  const first = Math.min(...times.filter((time) => time > at.getTime()))
  return first === Number.POSITIVE_INFINITY ? null : new Date(first)
}
