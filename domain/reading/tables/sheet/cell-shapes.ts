/** `9`, `12,50 €`, `Rp 25.000`, `65.000đ`, `180 Kč`, `4.50-`: a figure with nothing but a sign or a short word next to it. */
const FIGURE =
  /^(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|\p{L}{1,4}\.?\s|[A-Z]{2,3})?\s?\p{Nd}[\p{Nd}.,'’٫٬\s]{0,12}(?:[\s./-]{0,2}(?:\p{Sc}|\p{L}\p{M}?[\p{L}\p{M}."״]{0,5}))?(?:[.,]?[-–—])?$/u

/** `150g`, `0,33 l`, `6 шт.`, `2×4 cl` */
const MEASURE =
  /^(?:ca\.?\s?)?\p{Nd}+(?:[.,/x×–-]\s?\p{Nd}+)*\s?(?:[dk]?g|gr|dag|dkg|[mcd]?l|lt|lit|(?:fl\.? )?oz|lbs?|cm|pcs?|pce|stk|st|ks|szt|db|buc|kpl|adet|г|гр|кг|мл|л|шт|克|毫升|升|个|個|只|本|串|人前|그램|ก)\.?$/iu

export const isMeasure = (cell: string): boolean => MEASURE.test(cell.trim())

/** Returns whether a cell is a figure, as prices are, and no measure. */
export const isFigure = (cell: string): boolean => FIGURE.test(cell.trim()) && !isMeasure(cell)
