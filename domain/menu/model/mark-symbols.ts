/** The signs next to what no one has declared, and next to what is declared free of all. */
export const UNDECLARED_SIGN = '?'
export const FREE_SIGN = '–'

/**
 * Returns whether a symbol is a sign right after the name, as in `Oysters*`, not separate letters. Signs of
 * a declaration would be read as asking about the name or as part of it.
 */
export const isSign = (symbol: string): boolean =>
  symbol !== UNDECLARED_SIGN &&
  symbol !== FREE_SIGN &&
  /^[^\p{L}\p{N}\s\p{Extended_Pictographic}]{1,3}$/u.test(symbol)

/** How many chilies a symbol is drawn with; 0 where it is something else. */
export function chiliesIn(symbol: string): number {
  if (!symbol.includes('\u{1f336}')) return 0
  const chilies = symbol.replaceAll(/[\ufe0e\ufe0f\s]/gu, '')
  return /^\u{1f336}+$/u.test(chilies) ? [...chilies].length : 0
}
