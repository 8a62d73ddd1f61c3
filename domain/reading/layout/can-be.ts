import type { Observed } from './observe.ts'
import type { LayoutState } from './states.ts'

/** Words of a heading that are in the menu once: the heads of pages come again, and so does what leads to other pages. */
const isHeadingOnce = ({ shape, sectionWords, signs }: Observed): boolean =>
  shape === 't' && sectionWords > 0 && !signs.includes('again') && !signs.includes('notice')

/** What a line of nothing but prices can be; no name is lost with it. */
const OF_PRICES: ReadonlySet<LayoutState> = new Set(['prices', 'pricesL', 'pricesS', 'pre', 'ornament'])

/** Signs of a line whose price is that of a section: what would be a name is a label, a course or a meal. */
const OF_SECTIONS: ReadonlySet<string> = new Set(['meal', 'label', 'each', 'added', 'time', 'again'])

/** Signs of a line that is a price of the dish above: what would be a name is a size or a way to have it. */
const OF_SIZES: ReadonlySet<string> = new Set([
  'label',
  'again',
  'measure',
  'number',
  'each',
  'with',
  'added',
  'adding',
  'colon',
])

/** `6 escargots de Bourgogne 12,00` is a dish: behind a number that counts a size are few words. */
const isOfSize = (sign: string, words: number): boolean =>
  OF_SIZES.has(sign) && (sign !== 'number' || words < SENTENCE)

/** What the price of a size in small letters is. */
const OF_LABELS: ReadonlySet<LayoutState> = new Set([
  'prices',
  'pricesL',
  'pricesS',
  'pre',
  'extras',
  'partQ',
])

/** What the source calls a heading, and what it calls a dish. */
const OF_HEADINGS: ReadonlySet<LayoutState> = new Set([
  'name',
  'title',
  'section',
  'sectionMore',
  'subsection',
  'heads',
])
const OF_DISHES: ReadonlySet<LayoutState> = new Set(['itemP', 'itemN', 'item0', 'itemA', 'items'])

/** Dishes without a price on their line: what has a sign of money or cents is a price. */
const UNPRICED: ReadonlySet<LayoutState> = new Set(['item0', 'itemA', 'itemN'])

/** What heads over columns are, with the name of a section before them or without. */
const OF_HEADS: ReadonlySet<LayoutState> = new Set([
  'heads',
  'section',
  'subsection',
  'items',
  'item0',
  'itemN',
])

/** What neither an introduction, with a price for something else or not, nor `(choose one)`, nor a footnote is. */
const OF_NAMES: ReadonlySet<LayoutState> = new Set([
  'itemP',
  'itemN',
  'item0',
  'itemA',
  'items',
  'section',
  'subsection',
])
const NO_NAMES: ReadonlySet<string> = new Set(['adding', 'choose', 'footnote', 'served', 'contact'])

/** Lines from which on none is the name of the house or of the menu. */
const HEAD = 12
const NAMES: ReadonlySet<LayoutState> = new Set(['name', 'title'])

/** What words without any digit or price aren't. */
const WITH_PRICE: ReadonlySet<LayoutState> = new Set(['itemP', 'partQ'])

/** What a price with nothing but its label isn't, so that the price isn't lost. */
const OF_WORDS: ReadonlySet<LayoutState> = new Set([
  'name',
  'title',
  'item0',
  'partN',
  'partP',
  'legend',
  'contact',
])

/** All words of a line head parts of menus. */
const ALL = 2

/** Class of the number of words from which on a line may be a sentence. */
const SENTENCE = 5

/** What a line with a price isn't, so that no dish is lost, unless it's a sentence or says of what it is the price. */
const OF_NO_PRICE: ReadonlySet<LayoutState> = new Set([
  'name',
  'title',
  'note',
  'notice',
  'legend',
  'contact',
])
const OF_REMARKS: ReadonlySet<string> = new Set([
  'sentences',
  'notice',
  'added',
  'meal',
  'each',
  'time',
  'weak',
  'contact',
  'reach',
])

/**
 * Whether a line can have a state: by the form of several lines where that says it, and else by what it is made of.
 * @param at its place among the lines of the menu
 */
export const canBe = (one: Observed, state: LayoutState, at: number): boolean =>
  one.only ? one.only.includes(state) : isMadeFor(one, state, at)

/**
 * Whether a line can have a state by what it is made of, whatever is around it: so no guess loses a name or a price.
 * @param at its place among the lines of the menu
 */
export const isMadeFor = (one: Observed, state: LayoutState, at: number): boolean => {
  const { shape, tag, signs, letters, words, end, commas, sectionWords, isHeadsAlone, isNameless, isPrice } =
    one
  if (state === 'ornament' && (isPrice || signs.includes('unordered') || isHeadingOnce(one))) return false
  if (isNameless && (OF_NAMES.has(state) || NAMES.has(state))) return false
  if (OF_NAMES.has(state) && signs.some((sign) => NO_NAMES.has(sign))) return false
  // `Consuming raw or undercooked meats may increase your risk of foodborne illness.`
  if (OF_NAMES.has(state) && end === '.' && words >= SENTENCE && signs.includes('notice')) return false
  if (UNPRICED.has(state) && /[12s]/u.test(shape) && !signs.includes('weak')) return false
  if (NAMES.has(state) && (at >= HEAD || (state === 'name' && at > 0 && sectionWords === ALL))) return false
  // `petite portion 34.–`, `für 2 Personen 25,90`
  if (letters === 's' && signs.includes('label') && /[1wl]/u.test(shape)) return OF_LABELS.has(state)
  if (shape === '1' || shape === 'w') {
    // `SET 1 Egg, bacon, beans £6.80` is a dish.
    if (state === 'pricesS') return commas === 0 && signs.some((sign) => OF_SECTIONS.has(sign))
    if (state === 'pricesL' || state === 'prices')
      return letters === 's' || signs.some((sign) => isOfSize(sign, words) || OF_SECTIONS.has(sign))
  }
  if (/[12m]/u.test(shape)) {
    if (!OF_NO_PRICE.has(state)) return true
    return words >= SENTENCE || signs.some((sign) => OF_REMARKS.has(sign))
  }
  if (shape === 'p' || shape === 'P') return OF_PRICES.has(state)
  if (shape === 'l') return !OF_WORDS.has(state)
  if (shape === 'h') return isHeadsAlone ? state === 'heads' : OF_HEADS.has(state)
  if (shape === 't' && WITH_PRICE.has(state)) return false
  if (tag === 'heading') return OF_HEADINGS.has(state)
  if (tag === 'dish') return OF_DISHES.has(state)
  return state !== 'legend' || shape === 'g'
}
