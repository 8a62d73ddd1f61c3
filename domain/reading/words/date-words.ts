/** Months as menus spell them, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const MONTHS = [
  'january february march april may june july august september october november december',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
].flatMap((names) => names.split(' '))

/** A month as a separate word, as a part of a pattern: `Maison` and `Marsala` aren't months. */
export const MONTH = String.raw`(?<!\p{L})(?:${[...new Set(MONTHS)].join('|')})(?!\p{L})`

/** One word before the day: `Friday`, `Tonight`, `Brunch`. */
const WORD_BEFORE = String.raw`(?:\p{L}{3,10},?\s)?`

/** `December 12`, `Friday, 3 May 2026`, `le 12 décembre`: a day and nothing else, and no dish at twelve. */
export const isDateAlone = (text: string): boolean => DATE_ALONE.test(text.trim())

const DATE_ALONE = new RegExp(
  String.raw`^${WORD_BEFORE}(?:${MONTH}\s\d{1,2}(?:st|nd|rd|th)?|(?:le\s|el\s|il\s|den\s)?\d{1,2}(?:\.|er|º)?\s(?:de\s)?${MONTH})(?:,?\s(?:de\s)?20\d\d)?$`,
  'iu',
)
