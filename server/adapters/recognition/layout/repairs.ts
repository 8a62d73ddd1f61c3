import type { RecognizedWord } from './recognized-words.ts'

/** Share of the height of its type that a dot between two words has at most, in width and in height. */
const DOT = 0.32

/** A dot between words is taken for a dash, a plus or a star; its box tells, which is as high as wide. */
export function isDot({ text, left, top, right, bottom }: RecognizedWord, height: number): boolean {
  const [wide, high] = [right - left, bottom - top]
  return (
    /^[-+*°•·.:«»~–—]{1,2}$/u.test(text) && wide <= height * DOT && high <= height * DOT && high * 2 >= wide
  )
}

/** What is written otherwise than it was recognized, wherever it is between words. */
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  // `8 oz`, `$34/oz`, `32 oz 135`
  [/(?<![\d.,])(\d{1,3})\s?0[zZ](?![\p{L}\d])/gu, '$1 oz'],
  // `12 oz 7`, `6 pc 12`, `pint 9`, grown together
  [/(?<![\p{L}\d.,])(\d{1,2})\s?[o0][zZ](\d{1,2})(?!\d)/gu, '$1 oz $2'],
  [/(?<![\p{L}\d.,])(\d{1,2})(pcs?|st|stk|oz|ml|cl|dl)(?=[l\d]\d?(?![\p{L}\d]))/gu, '$1 $2 '],
  [
    /(?<![\p{L}\d])(pint|half|glass|bottle|carafe|cup|bowl|pot|one|two|three|four|five|six)(?=\d{1,3}(?![\p{L}\d]))/giu,
    '$1 ',
  ],
  [/(?<=\d\s?\/\s?)o?0[zZ](?![\p{L}\d])/gu, 'oz'],
  [/(?<![\d.,$])(\d{1,2})02(\d{2,3})(?![\d.,%])/gu, '$1 oz $2'],
  // `0,25 l 2,80`, its l taken for a digit of one of the two
  [/(?<![\d.,])(0[.,](?:1|2|25|3|33|4|5|7|75))\s?[1lI|]\s?(?=\d{1,2}[.,]\d{2}(?!\d))/gu, '$1 l '],
  [/(?<![\d.,])(0[.,](?:25|33|75|[1-57]))[1lI|](?![\p{L}\d])/gu, '$1 l'],
  // `$18/lb`, `+$2`
  [/(?<=\d\s?\/\s?)1b(?!\p{L})/gu, 'lb'],
  [/§(?=\d)/gu, '$'],
  // A price of `32½`; shares are within sentences.
  [/^([\p{Sc}+]?\d{1,3})(?:%[,;:!]?|[YV][2%]?)$/gu, '$1½'],
  // The same behind the words of a dish, with a mark that no share has.
  [/(?<=\p{L}\s)(\d{1,3})%[,;:!]$/gu, '$1½'],
  // `$18.50` in letters of one width
  [/(?<![\p{L}\d])S(?=\d{1,3}(?:\.\d\d)?(?![\p{L}\d]))/gu, '$'],
  // A plus between words is a dot that was taken for it; `+ 3` and `+3` stay.
  [/(?<=\p{L}|\d) \+ (?=\p{L})/gu, ' · '],
  // `l2.50`, `1O`
  [/(?<![\p{L}\d])[lI|](?=\d(?:[.,]\d\d)?(?![\p{L}\d]))/gu, '1'],
  [/(?<=(?<![\p{L}\d])\d)[oO](?![\p{L}])/gu, '0'],
]

/** `6/20/30`, `5,50 /18/ 27` at the end of a text, which aren't shares or dates. */
const SLASHED =
  /(?<![\p{L}\d/.,])(?!\d\s?\/\s?\d(?!\d|\s?\/))\d{1,3}(?:[.,]\d{2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d{2})?){1,3}$/u

export const repaired = (text: string): string =>
  REPAIRS.reduce((so, [misread, meant]) => so.replaceAll(misread, meant), text).replace(SLASHED, (prices) =>
    prices.replaceAll(/\s?\/\s?/gu, ' / '),
  )

/** Of digits of one word, how much wider than usual for its height each may be. */
const WIDE = 1.3

/** How sure a word is whose box is too wide for its digits. */
const UNLIKELY = 0.4

/**
 * Numbers whose boxes are too wide for their digits lose their confidence: one of two equal digits is easily dropped, and
 * the recognizer is sure of the other. A single `1` as wide as that is two of them.
 */
export function withoutLostDigits(words: readonly RecognizedWord[]): RecognizedWord[] {
  const isNumber = ({ text }: RecognizedWord) => /^\d+$/.test(text)
  const widths = words
    .filter(isNumber)
    .map(digitWidth)
    .sort((one, other) => one - other)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  return words.map((word) => {
    if (widths.length < 5 || !isNumber(word) || digitWidth(word) < usual * WIDE) return word
    return {
      ...word,
      text: word.text === '1' ? '11' : word.text,
      confidence: Math.min(word.confidence, UNLIKELY),
    }
  })
}

/** As a share of their height. */
const digitWidth = ({ text, left, right, top, bottom }: RecognizedWord): number =>
  (right - left) / text.length / Math.max(1, bottom - top)
