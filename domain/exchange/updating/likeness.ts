import { spelling } from '../../menu/comparing/match-parts.ts'

/** Pairs of letters of a text, each as often as it stands there. */
export type LetterPairs = ReadonlyMap<string, number>

/** Letters in one spelling; pairs within words and over their gaps. */
export function letterPairs(text: string): LetterPairs {
  const pairs = new Map<string, number>()
  const letters = [...(spelling(text) || text.trim())]
  for (const [at, letter] of letters.entries()) {
    const pair = `${letter}${letters[at + 1] ?? ''}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** How alike two texts are by Dice's coefficient over their pairs of letters: 0 for nothing in common, 1 for the same. */
export function likeness(one: LetterPairs, other: LetterPairs): number {
  let shared = 0
  let all = 0
  for (const [pair, count] of one) {
    shared += Math.min(count, other.get(pair) ?? 0)
    all += count
  }
  for (const count of other.values()) all += count
  return all === 0 ? 0 : (2 * shared) / all
}
