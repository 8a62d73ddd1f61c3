import type { ColumnUse } from '../sheet/mapping.ts'
import { type ColumnFacts, MOST } from './column-facts.ts'

/** Characters; a longer heading says something else than what is sold at its prices. */
const LONGEST_LABEL = 30

/** Share of its rows in which a column is in the place of the one for the only price, at least. */
const INSTEAD = 0.9

/**
 * Adds the uses of columns next to prices whose headings aren't known: without a heading, among the columns
 * of several sizes, or filled where the column of prices is blank, they hold prices too.
 * @param rows the headings and a sample of what is below them
 */
export function withPricesBeside(
  named: readonly (ColumnUse | undefined)[],
  [headings = [], ...rows]: readonly (readonly string[])[],
  facts: readonly ColumnFacts[],
): (ColumnUse | undefined)[] {
  const uses = facts.map(({ at }) => named[at])
  const isFilled = (cells: readonly string[], at: number) => (cells[at] ?? '').trim() !== ''
  const single = uses.findIndex((use) => use?.holds === 'price')
  const isInCents = facts.some((one) => /^prices?$/u.test(uses[one.at]?.holds ?? '') && hasCents(one))
  const take = (facts: ColumnFacts) => {
    const { at, isBlank, prices, areYears, isCount } = facts
    const beside = [uses[at - 1], uses[at + 1]].map((use) => use?.holds)
    const isBeside = beside.includes('price') || beside.includes('prices')
    if (uses[at] || !isBeside || isBlank || prices < MOST || areYears || isCount) return
    // Whole numbers next to amounts with cents are minutes, pieces or calories.
    if (single < 0 && isInCents && !hasCents(facts) && (headings[at] ?? '').trim() !== '') return
    const label = (headings[at] ?? '').trim()
    const own = rows.filter((cells) => isFilled(cells, at))
    const instead = own.filter((cells) => single < 0 || !isFilled(cells, single)).length
    if (label === '') uses[at] = { holds: 'price' }
    else if (label.length <= LONGEST_LABEL && instead >= own.length * INSTEAD)
      uses[at] = { holds: 'prices', label }
  }
  facts.forEach(take)
  facts.toReversed().forEach(take)
  return uses
}

const hasCents = ({ texts }: ColumnFacts): boolean =>
  [...texts].some((text) => /\d[.,]\d{1,2}(?!\d)/u.test(text))
