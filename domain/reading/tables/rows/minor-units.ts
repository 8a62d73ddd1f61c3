import { currencyDigits } from '../../../money/currency.ts'
import { wordsOf } from '../mapping/heading-words.ts'
import type { TableMapping, TableSheet } from '../sheet/mapping.ts'

/** Hundredths, or thousandths, of the currencies of menus. */
const MINOR: ReadonlySet<string> = new Set(
  'cent cents minor subunits pence penny pennies centime centimes centimo centimos centavo centavos centesimi centesimo eurocent eurocents groszy grosze gr haler halere halier halierov ore oere øre filler bani ban stotinki stotinka lipa lipe kurus kopeks kopecks копейки копеек коп копійок стотинки sen satang paise paisa fils λεπτα senttia sentti centow'.split(
    ' ',
  ),
)
const MAJOR = /^(?:euros?|dollars?|pounds?|\p{Sc})$/u

/** `price_cents`, `Preis (Cent)`, `cena_grosze` */
const isInMinor = (heading: string): boolean => {
  const words = wordsOf(heading)
  return words.some((word) => MINOR.has(word)) && !words.some((word) => MAJOR.test(word))
}

/** The rows of a sheet with the prices in whole units that its headings say are in cents: `1095` as `10.95`. */
export function inWholeUnits(
  { rows }: TableSheet,
  { headings, columns }: TableMapping,
  currency: string,
): TableSheet['rows'] {
  const digits = currencyDigits(currency)
  const heads = headings === null ? [] : (rows[headings] ?? [])
  const below = headings === null ? [] : rows.slice(headings + 1)
  const inMinor = columns.flatMap(({ holds }, at) =>
    /^(?:prices?|former)$/u.test(holds) &&
    isInMinor(heads[at] ?? '') &&
    below.every((cells) => /^\s*\d*\s*$/u.test(cells[at] ?? ''))
      ? [at]
      : [],
  )
  if (inMinor.length === 0 || digits === 0) return rows
  return rows.map((cells) =>
    cells.map((cell, at) =>
      inMinor.includes(at) && /^\s*\d+\s*$/u.test(cell)
        ? (Number(cell) / 10 ** digits).toFixed(digits)
        : cell,
    ),
  )
}
