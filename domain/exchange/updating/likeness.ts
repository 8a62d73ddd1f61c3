import { spelling } from '../../menu/comparing/match-parts.ts'

type LetterPairs = ReadonlyMap<string, number>

/** How alike a text is to each of the known ones, in their order: 0 for nothing in common, 1 for the same. */
export type LikenessToAll = (text: string) => Float64Array

/**
 * Compares texts with many others by Dice's coefficient over their pairs of letters. The known texts are listed by their
 * pairs, so that one comparison costs what two texts share and not what they say.
 */
export function likenessTo(known: readonly string[]): LikenessToAll {
  const pairsOf = known.map(letterPairs)
  const sizes = pairsOf.map(countOf)
  /** By pair: the place of a text, and how often the pair occurs there, one after the other. */
  const places = new Map<string, number[]>()
  for (const [at, pairs] of pairsOf.entries())
    for (const [pair, count] of pairs) {
      const list = places.get(pair)
      if (list) list.push(at, count)
      else places.set(pair, [at, count])
    }

  return (text) => {
    const pairs = letterPairs(text)
    const size = countOf(pairs)
    const alike = new Float64Array(known.length)
    for (const [pair, count] of pairs) {
      const list = places.get(pair) ?? []
      for (let next = 0; next < list.length; next += 2) {
        const at = list[next] ?? 0
        alike[at] = (alike[at] ?? 0) + Math.min(count, list[next + 1] ?? 0)
      }
    }
    return alike.map((shared, at) => (shared === 0 ? 0 : (2 * shared) / (size + (sizes[at] ?? 0))))
  }
}

/** Letters in one spelling; pairs within words and over their gaps. */
function letterPairs(text: string): LetterPairs {
  const pairs = new Map<string, number>()
  const letters = [...(spelling(text) || text.trim())]
  for (const [at, letter] of letters.entries()) {
    const pair = `${letter}${letters[at + 1] ?? ''}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

const countOf = (pairs: LetterPairs): number => [...pairs.values()].reduce((sum, count) => sum + count, 0)
