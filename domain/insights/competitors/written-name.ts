import { areSpelledAlike } from '../../catalogue/names.ts'
import { measureOf } from '../../courses/measure.ts'
import { foldText } from '../../text/fold-name.ts'
import { wordsOfDish } from '../review/two-names.ts'

/** A dish's name, as far as it can be compared with the names that other restaurants give it. */
export interface WrittenName {
  /** The words that make it this dish, without those of its size. */
  readonly words: ReadonlySet<string>
  /** The same in their order without spaces: `Milk Shake` is `Milkshake`. */
  readonly joined: string
  /** `weight 283`, or empty where nothing is measured. */
  readonly size: string
}

const MEASURE_WORD = /^(?:\d+[\p{L}"”]*|oz|ounces?|lbs?|kg|g|gr|inch|in|cm|pieces?|pcs?|pc)$/u

/** Names that trade and guests use for one another, of folded words. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bfrench fries\b|\bfrites(?: maison)?$|\bpommes frites\b/g, 'fries'],
  [/\boj\b/g, 'orange juice'],
  [/\bmayo\b/g, 'mayonnaise'],
  [/\bomelettes?\b/g, 'omelet'],
  [/\boeufs\b/g, 'oeuf'],
  [/\bbbq\b/g, 'barbecue'],
  [/\bmac (?:n|and) cheese\b/g, 'mac cheese'],
  [/\b(?:two|2) (?=eggs?\b)/g, ''],
]

/** What tells how a dish is made as anyone makes it, or where a house adds its word. */
const USUAL =
  /\b(?:a l ancienne|au gratin|gratinee?|maison|fait maison|any (?:style|way)|hand ?cut|house ?made|freshly squeezed)\b/g

/** Sandwiches that are known by their names: `Turkey Club` and `Club Sandwich (Turkey)` are one. */
const NAMED_SANDWICH = /\b(?:club|blt|reuben|rachel|cuban[oa]?|cheesesteak|po boy|croque)\b/

const SIZED = new Set(['weight', 'length'])

export function writtenName(name: string): WrittenName {
  const { scale = '', amount = 0 } = measureOf(name) ?? {}
  const folded = CALLED.reduce((text, [called, word]) => text.replace(called, word), foldText(name))
  const usual = folded.replace(USUAL, ' ').trim()
  const plain = NAMED_SANDWICH.test(usual) ? usual.replace(/\bsandwich\b/g, ' ') : usual
  const words = new Set([...wordsOfDish(plain)].filter((word) => !MEASURE_WORD.test(word)))
  return {
    words,
    joined: [...words].join(''),
    size: SIZED.has(scale) ? `${scale} ${Math.round(amount)}` : '',
  }
}

/** Returns whether guests take two names for one dish in one size; a name without a telling word is no dish's. */
export const areOneDish = (one: WrittenName, other: WrittenName): boolean =>
  one.words.size > 0 &&
  one.size === other.size &&
  (one.joined === other.joined ||
    (one.words.size === other.words.size && one.words.isSubsetOf(other.words)) ||
    areSpelledAlike(one.joined, other.joined))
