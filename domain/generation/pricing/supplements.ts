import { toCents } from '../../money/dollars.ts'

/** A choice that costs so many times what its course usually costs has a supplement. */
const DEAR = 1.3

const median = (amounts: readonly number[]): number =>
  amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? 0

/**
 * What each choice of a course of a set meal costs on top of it, in cents and whole dollars of USD: nothing for most.
 * @param amounts what each costs by itself, in cents
 */
export function supplementsOf(amounts: readonly number[]): number[] {
  const usual = median(amounts)
  return amounts.map((amount) =>
    amounts.length > 1 && amount > usual * DEAR ? toCents(Math.round((amount - usual) / 100)) : 0,
  )
}
