import { csv } from '#domain/exchange/reading/csv.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import { reasonLeftOut } from '../words/doubt-words.ts'

/** What stays off the menu, with its place in the source and the reason, to be opened in a spreadsheet. */
export const leftOutCsv = (rows: readonly ReviewRow[]): string =>
  csv([
    ['Row', 'Reason', 'Original'],
    ...rows.map((row) => [
      String((row.line.place.box?.y ?? row.from[0] ?? 0) + 1),
      reasonLeftOut(row),
      ...row.text.split('\t').map((cell) => cell.replaceAll(/\s+/gu, ' ')),
    ]),
  ])
