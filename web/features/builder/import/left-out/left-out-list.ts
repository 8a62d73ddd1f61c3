import { csv } from '#domain/exchange/reading/csv.ts'
import type { LeftOutRow } from '#domain/exchange/rows/reading.ts'
import { problemSentence } from '../reading/sentences.ts'

const tableOf = (leftOut: readonly LeftOutRow[], currency: string): string[][] => [
  ['Row', 'Reason', 'Original'],
  ...leftOut.map(({ source, problem }) => [
    String(source.number),
    problemSentence(problem, currency),
    ...source.cells.map((cell) => cell.trim()),
  ]),
]

/** The rows that stay out, with their reasons, to be opened in a spreadsheet. */
export const leftOutCsv = (leftOut: readonly LeftOutRow[], currency: string): string =>
  csv(tableOf(leftOut, currency))

/** The same rows for the clipboard: tabs between the cells, as spreadsheets expect. */
export const leftOutText = (leftOut: readonly LeftOutRow[], currency: string): string =>
  tableOf(leftOut, currency)
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n')
