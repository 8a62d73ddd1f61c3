import { toCents } from '../../money/dollars.ts'

/** From this multiple of what its course usually costs a choice has a supplement. */
const DEAR = 1.3

/** Nobody prints a supplement of three dollars. USD. */
const LEAST = 5

/** The middle one; of two choices the lower, of four the higher: what half of a course costs is no supplement. */
const median = (amounts: readonly number[]): number =>
  amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - (amounts.length > 3 ? 0 : 1)) / 2)] ?? 0

/**
 * What each choice of a course of a set meal costs on top of it, in cents and whole dollars of USD: nothing for most.
 * @param amounts what each costs alone, in cents
 */
export function supplementsOf(amounts: readonly number[]): number[] {
  const usual = median(amounts)
  return amounts.map((amount) => {
    const more = Math.round((amount - usual) / 100)
    return amounts.length > 1 && amount > usual * DEAR && more >= LEAST ? toCents(more) : 0
  })
}
