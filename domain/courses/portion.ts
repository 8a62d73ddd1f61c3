import { tellingWords } from '../catalogue/names.ts'
import { foldName } from '../text/fold-name.ts'

/** Words that say how much of a dish it is, or in what it comes: its price is not that of an ordinary plate. */
const PORTION_WORDS = new Set(
  (
    'small medium large regular half quarter full whole single double triple mini jumbo short tall king queen ' +
    'cup bowl pint quart pitcher jug glass carafe bottle magnum split can draft draught flight shot ' +
    'dozen piece pieces pc pcs each ea slice slices stack basket bucket tower platter plateau board ' +
    'oz ounce ounces lb lbs pound pounds kg gram grams g ml cl l liter litre inch inches ' +
    'person people guests pp family table sharing share shareable'
  ).split(' '),
)

/** Matches what is sold next to or on top of a dish. */
const EXTRA = /^(?:add|extra|swap|sub|substitute|with|side of|side)\b|\badd[- ]?ons?\b|\bsupplement\b/

const FOR_SEVERAL = /\bfor (?:two|three|four|six|\d+|the table|the group)\b/

/** `22 oz`, `6oz`, `750ml`, `10"`, `1/2`, `x6`. */
const MEASURE =
  /\d\s*(?:oz|ounces?|lbs?|kg|g|ml|cl|l|pcs?|pieces?|in|inch|["”″])\b|\d["”″]|\d\/\d|½|¼|¾|\bx\d|\d{4}\b/i

const KIDS =
  /\b(?:kids?|kid s|children s?|childrens|child|junior|jr|little ones|toddlers?|ninos|bambini|enfants?|kinder\w*|schuler\w*)\b/

/** A plate for children by its name: smaller and cheaper than the dish it is called after. */
export const isForChildren = (name: string): boolean => KIDS.test(foldName(name))

export const isExtra = (name: string): boolean => EXTRA.test(foldName(name))

/**
 * Returns whether a name, or the text below it, says how much it is or what it comes in. Its price then
 * can't be compared with another dish's.
 */
export function namesPortion(name: string, description = ''): boolean {
  const folded = foldName(name)
  return (
    MEASURE.test(name) ||
    MEASURE.test(description) ||
    FOR_SEVERAL.test(`${folded} ${foldName(description)}`) ||
    folded.split(' ').some((word) => PORTION_WORDS.has(word))
  )
}

/** The telling words of a name without those of its size: the same for a dozen and for half a dozen. */
export const wordsWithoutPortion = (name: string): ReadonlySet<string> =>
  new Set([...tellingWords(name)].filter((word) => !PORTION_WORDS.has(word) && !/^\d+[a-z]{0,3}$/.test(word)))
