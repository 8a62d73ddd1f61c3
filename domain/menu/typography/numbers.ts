/** Fractions that have a sign; the last ones count as fractions only before a word. */
const fractions: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

const FRACTION = /(?<![\p{L}\p{N}/.,])(?:1\/2|[13]\/4|(?:[12]\/3|[1357]\/8)(?= ?\p{L}))(?![\p{N}/])/gu
const AFTER_A_NUMBER = /(?<=(?<![\p{L}\p{N}/.,-])\d{1,2}) (?=[½¼¾⅓⅔⅛⅜⅝⅞](?: ?(?:\p{L}|["″])))/gu

/** Figures on both sides of a stroke that aren't such a fraction: then all of them may be dates or codes. */
const PAIR = /(?<![\p{N}/])\d+\/\d+(?![\p{N}/])/gu

const BETWEEN_FIGURES = /(?<=(?<![\p{L}\p{N}])(?!0[xX])[\d.,]*\d["″'′]?)( ?)[xX]( ?)(?=\d)/gu
const BEFORE_A_WORD = /(?<=(?<![\p{L}\p{N}.,])\d{1,2})( ?)[xX] (?=\p{L})/gu

/** A line with fractions and multiplication as signs: `½ bird`, `2 × 3`, `10×10`. */
export function withNumberSigns(line: string): string {
  if (!/\d/u.test(line)) return line
  const areFractions = (line.match(PAIR) ?? []).every((pair) => pair in fractions)
  return withTimes(areFractions ? line.replace(FRACTION, (typed) => fractions[typed] ?? typed) : line)
}

function withTimes(line: string): string {
  const joined = line.replace(AFTER_A_NUMBER, '')
  return joined
    .replace(BETWEEN_FIGURES, (_, before: string, after: string) =>
      before === '' && after === '' ? '×' : '\u00a0×\u00a0',
    )
    .replace(BEFORE_A_WORD, (_, before: string) => (before === '' ? '×\u00a0' : '\u00a0×\u00a0'))
}
