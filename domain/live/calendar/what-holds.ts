import type { PlannedPrices } from '../model/planned-prices.ts'
import { isSoldOutAt, type SoldOutWord } from '../model/sold-out.ts'
import type { Special } from '../model/special.ts'
import { type LiveState, nothingLive } from '../state/live-menu.ts'

/** All that stands beside one menu. */
export interface BesideMenu {
  readonly soldOut: readonly SoldOutWord[]
  /** In the order in which they were made. */
  readonly plans: readonly PlannedPrices[]
  readonly specials: readonly { readonly id: string; readonly special: Special }[]
}

/** What holds, and until when it holds: the moment of the next change that is known, null where none is. */
export interface Holding {
  readonly state: LiveState
  readonly changesAt: Date | null
}

/** What holds of a menu at a moment. */
export function whatHolds({ soldOut }: BesideMenu, at: Date): Holding {
  const out = soldOut.filter((word) => isSoldOutAt(word, at))
  return {
    state: { ...nothingLive, soldOut: new Map(out.map(({ itemId, shows }) => [itemId, shows])) },
    changesAt: firstOf(out.map(({ until }) => until)),
  }
}

function firstOf(times: readonly (string | null)[]): Date | null {
  const known = times.filter((time) => time !== null).map((time) => Date.parse(time))
  return known.length === 0 ? null : new Date(Math.min(...known))
}
