import { STATES_KEPT } from '#contract/menus/kept-menus.ts'
import type { ListedState } from './queries.ts'

/** Together, of one menu: a dozen states of a menu of a thousand dishes. */
export const MOST_BYTES = 8 * 1024 * 1024

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Which states of a menu go, where there are more of them than are kept; none that has a name. Until then nothing goes, however old it is.
 * Of those that are older than a day, all but the last of their day go first; then the oldest. The latest stays.
 * @param states the latest first
 */
export function statesToDrop(states: readonly ListedState[], now: Date): number[] {
  let kept = states.filter(({ label }) => label === null)
  const unnamed = kept
  const isTooMuch = () =>
    kept.length > STATES_KEPT || kept.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES
  while (kept.length > 1 && isTooMuch()) {
    const gone = kept.findLast((state, at) => isSpare(state, kept[at - 1], now)) ?? kept.at(-1)
    kept = kept.filter((state) => state !== gone)
  }
  const left = new Set(kept)
  return unnamed.filter((state) => !left.has(state)).map(({ version }) => version)
}

/** Returns whether it is older than a day, and followed by another state of its day. */
const isSpare = ({ savedAt }: ListedState, later: ListedState | undefined, now: Date): boolean =>
  later !== undefined &&
  dayOf(savedAt) === dayOf(later.savedAt) &&
  now.getTime() - Date.parse(savedAt) > DAY_MS

const dayOf = (time: string): string => time.slice(0, 10)
