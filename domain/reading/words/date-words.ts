/** Months as menus spell them. */
export const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'

const WEEKDAY = String.raw`(?:\p{L}{5,10},?\s)?`

/** `December 12`, `Friday, 3 May 2026`, `le 12 décembre`: a day and nothing else, and no dish at twelve. */
export const isDateAlone = (text: string): boolean => DATE_ALONE.test(text.trim())

const DATE_ALONE = new RegExp(
  String.raw`^${WEEKDAY}(?:${MONTH}\s\d{1,2}(?:st|nd|rd|th)?|(?:le\s|el\s|den\s)?\d{1,2}(?:\.|er)?\s(?:de\s)?${MONTH})(?:,?\s(?:de\s)?20\d\d)?$`,
  'iu',
)
