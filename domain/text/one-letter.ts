/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5

/** What the names that are one letter from a word stand for, without repeats by reference. */
export type Nearest<Term> = (word: string) => Term[]

/**
 * Finds names that a word may be a misspelling of: it has the same first letter, and one letter behind it is wrong, missing,
 * too many or in its neighbor's place.
 */
export function nearestOf<Term>(terms: ReadonlyMap<string, Term>): Nearest<Term> {
  const byLook = Map.groupBy(terms, ([name]) => `${name[0]}${name.length}`)
  return (word) => {
    if (word.length < MIN_LENGTH) return []
    const lengths = [word.length - 1, word.length, word.length + 1]
    const alike = lengths.flatMap((length) => byLook.get(`${word[0]}${length}`) ?? [])
    return [...new Set(alike.flatMap(([name, term]) => (isOneLetterFrom(word, name) ? [term] : [])))]
  }
}

function isOneLetterFrom(word: string, name: string): boolean {
  if (name.length < MIN_LENGTH - 1) return false
  let start = 0
  while (start < word.length && word[start] === name[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return (
    rest(word, 1) === rest(name, 1) ||
    rest(word, 1) === rest(name, 0) ||
    rest(word, 0) === rest(name, 1) ||
    (word[start] === name[start + 1] && word[start + 1] === name[start] && rest(word, 2) === rest(name, 2))
  )
}
