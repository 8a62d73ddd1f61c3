import { tellingWords } from '../../../catalogue/names.ts'
import { remembered } from '../../../computing/remembered.ts'
import { namesPortion } from '../../../courses/portion.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import { foldName } from '../../../text/fold-name.ts'

type Words = Pick<MenuItem, 'name' | 'description'>

/** Words of a name that make no other dish. */
const OF_ANY_DISH = new Set(
  'platter dinner plate entree meal special classic house style our homemade traditional famous pasta pizza spaghetti linguine fettuccine penne s'.split(
    ' ',
  ),
)
/** Names that are spelled in several ways. */
const SPELLED: Readonly<Record<string, string>> = {
  tao: 'tso',
  tsao: 'tso',
  gao: 'tso',
  margarita: 'margherita',
}

const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** Each dish of a section is compared with each other one. */
const MOST_KNOWN = 5000

const wordsOf = remembered(
  (text: string): ReadonlySet<string> =>
    new Set([...tellingWords(text)].map(singular).map((word) => SPELLED[word] ?? word)),
  MOST_KNOWN,
)

/** Fewer words of a description say little. */
const MIN_DESCRIBED = 2

/**
 * Returns whether two names of a section are of one dish: they differ in how a word is spelled, or in words that say
 * nothing of it while the descriptions say the same.
 */
export function areOneByWords(a: Words, b: Words): boolean {
  const [mine, theirs] = [wordsOf(a.name), wordsOf(b.name)]
  const isShared = [...mine.intersection(theirs)].some((word) => !OF_ANY_DISH.has(word) && word !== '')
  if (!isShared || foldName(a.name) === foldName(b.name)) return false
  const isSized = ({ name }: Words) => namesPortion(name.replace(/\bplatter\b/i, ''))
  if (isSized(a) || isSized(b)) return false
  const said = [wordsOf(a.description), wordsOf(b.description)]
  const [one = new Set<string>(), other = new Set<string>()] = said
  const apart = [...mine.symmetricDifference(theirs)]
  const half = Math.min(one.size, other.size) / 2
  if (apart.every((word) => word === 's')) return one.intersection(other).size >= half
  return (
    one.size >= MIN_DESCRIBED &&
    one.size === other.size &&
    one.isSubsetOf(other) &&
    apart.every((word) => OF_ANY_DISH.has(word) || one.has(word))
  )
}
