/**
 * The name of a list that somebody may have meant by one that isn't in it: other capitals or hyphens, a letter or
 * two more, less, changed or swapped, or a part of it.
 */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const word = plain(typed)
  const [nearest] = known
    .map((name) => ({ name, far: farness(word, plain(name)) }))
    .filter(
      ({ name, far }) => far <= Math.max(isPartOf(word, plain(name)) ? AS_PART : 0, lettersAllowed(word)),
    )
    .toSorted((one, other) => one.far - other.far)
  return nearest?.name
}

/** Is a word another one with a letter or two more, less, changed or swapped? Short words are never. */
export const isMisspelled = (typed: string, word: string): boolean =>
  lettersBetween(typed, word) <= lettersAllowed(typed) && lettersAllowed(word) > 0

/** No name of ours is longer. */
const LONGEST = 60

const plain = (name: string): string =>
  name
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '')

/** A part of four letters or more, as `desc`, or the first three, as `nam`, is a little farther than a letter. */
const AS_PART = 1.5

const farness = (one: string, other: string): number =>
  Math.min(lettersBetween(one, other), isPartOf(one, other) && one !== other ? AS_PART : Infinity)

const isPartOf = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= 4
    ? one.includes(other) || other.includes(one)
    : one.length === 3 && other.startsWith(one)

const lettersAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** Optimal string alignment: how many letters are added, left out, changed or swapped. */
function lettersBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const changed = (row[j - 1] as number) + (isSame ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? (before[j - 2] as number) + 1 : Infinity
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, changed, swapped))
    }
    before = row
    row = next
  }
  return row[other.length] as number
}
