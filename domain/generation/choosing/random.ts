/** A source of numbers in [0, 1). */
export type Random = () => number

/**
 * Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, period 2³². Enough to vary a menu;
 * the same seed gives the same numbers on every machine.
 * @param seed an integer from 0 to 2³² − 1
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of `choices`, each with a chance proportional to its weight (≥ 0); undefined when there is none. */
export function pickWeighted<T>(
  choices: readonly T[],
  weightOf: (choice: T) => number,
  random: Random,
): T | undefined {
  const weights = choices.map(weightOf)
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, choice] of choices.entries()) {
    rest -= weights[index] ?? 0
    if (rest < 0) return choice
  }
  return choices.at(-1)
}
