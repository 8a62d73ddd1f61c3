import type { Comparison } from '../../menu/comparing/comparison.ts'
import { type ComparisonRow, comparisonRows } from '../../menu/comparing/comparison-rows.ts'
import { currencyDigits, toMajor } from '../../money/currency.ts'
import { BYTE_ORDER_MARK, csv } from '../reading/csv.ts'
import { writePath } from '../words/section-path.ts'

const HEADINGS = ['Change', 'Section', 'Name', 'What', 'Before', 'After', 'Difference', 'Percent']

const changeWords: Readonly<Record<ComparisonRow['change'], string>> = {
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed',
  moved: 'Moved',
  repriced: 'Re-priced',
  reworded: 'Changed',
}

/** What replaces a name. */
const subjectWords: Readonly<Record<ComparisonRow['of'], (name: string) => string>> = {
  menu: () => 'Whole menu',
  section: (name) => `Section: ${name}`,
  item: (name) => name,
}

/** A comparison as a table for spreadsheets, one row a change; differences and percentages are plain numbers. */
export function comparisonCsv(comparison: Comparison): string {
  const { after: currency } = comparison.currencies
  const amount = (minor: number) => toMajor(minor, currency).toFixed(currencyDigits(currency))
  return (
    BYTE_ORDER_MARK +
    csv([
      HEADINGS,
      ...comparisonRows(comparison).map(({ change, of, path, name, what, before, after, ...figures }) => [
        changeWords[change],
        writePath(path),
        subjectWords[of](name),
        what,
        plainSpaces(before),
        plainSpaces(after),
        // A number, not a text: a spreadsheet may take a minus in front of it.
        figures.difference === null ? '' : Number(amount(figures.difference)),
        figures.percent ?? '',
      ]),
    ])
  )
}

/** Printed prices have spaces that do not break. */
const plainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ')
