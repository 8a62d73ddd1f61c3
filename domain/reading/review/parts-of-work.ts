import type { Named } from '../../menu/details/detail.ts'
import type { LineRole } from '../layout/role.ts'
import { readMenuLines } from '../read-menu-lines.ts'
import { readSheets } from '../tables/read-sheets.ts'
import type { TableReading } from '../tables/rows/table-reading.ts'
import { withRemarks } from '../tables/unread-remark.ts'
import type { ReviewWork, WorkLine } from './review-work.ts'
import { sheetOf, tableOf, type WorkTable } from './work-table.ts'

/** Lines that are read together: all of the texts, or the sheets of one workbook. */
export interface PartOfWork {
  readonly reading: TableReading
  /** The place in the work of each line of the reading. */
  readonly places: readonly number[]
}

export interface WorkChoice {
  /** ISO 4217, of prices without any sign. */
  readonly currency: string
  /** ISO 3166-1 alpha-2, where the restaurant is. */
  readonly country?: string | undefined
  /** Did a person say the currency, by the country or by the menu that is read for? */
  readonly isCurrencySaid?: boolean
  /** As its owner wrote it before. */
  readonly restaurantName?: string
  readonly known?: Named
}

interface Placed {
  readonly at: number
  readonly line: WorkLine
}

/** The parts of a menu as they are read, texts before sheets; at least one, if only of nothing. */
export function partsOfWork(work: ReviewWork, choice: WorkChoice): PartOfWork[] {
  const placed = work.lines.map((line, at): Placed => ({ at, line }))
  const byTable = Map.groupBy(placed, ({ line }) => tableOf(work, line))
  const workbooks = [...Map.groupBy(work.tables, ({ source }) => source).values()]
  const ofSheets = workbooks.map((tables) => readWorkbook(tables, byTable, work, choice))
  const texts = byTable.get(undefined) ?? []
  return texts.length > 0 || ofSheets.length === 0 ? [readTexts(texts, work, choice), ...ofSheets] : ofSheets
}

function readTexts(
  lines: readonly Placed[],
  { currency: chosen }: ReviewWork,
  { currency, country, isCurrencySaid = country !== undefined, restaurantName }: WorkChoice,
): PartOfWork {
  const reading = readMenuLines(
    lines.map(({ line }) => line.line),
    {
      currency,
      country,
      isCurrencySaid,
      restaurantName,
      isCurrencyChosen: chosen !== null,
      corrections: correctionsOf(lines),
    },
  )
  return { reading: withRemarks(reading), places: lines.map(({ at }) => at) }
}

function readWorkbook(
  tables: readonly WorkTable[],
  byTable: ReadonlyMap<WorkTable | undefined, readonly Placed[]>,
  { firstSection, currency: chosen }: ReviewWork,
  choice: WorkChoice,
): PartOfWork {
  const sheets = tables.map((table) => {
    const rows = byTable.get(table) ?? []
    const headings = rows.findIndex(({ line }) => line.key === table.mapping?.headings)
    return {
      rows,
      mapped: {
        sheet: sheetOf(
          table.name,
          rows.map(({ line }) => line.line),
          table,
        ),
        mapping: table.mapping
          ? { ...table.mapping, headings: headings === -1 ? null : headings }
          : undefined,
      },
    }
  })
  const lines = sheets.flatMap(({ rows, mapped }) => (mapped.mapping ? rows : []))
  const reading = readSheets(
    sheets.map(({ mapped }) => mapped),
    {
      ...choice,
      isCurrencyChosen: chosen !== null,
      ...(firstSection !== null && { firstSection }),
      corrections: correctionsOf(lines),
    },
  )
  return {
    // Without a sheet that is a menu, it says which sheets it did not read, and nothing else.
    reading: lines.length > 0 ? reading : { ...emptyReading(choice), remarks: reading.remarks },
    places: lines.map(({ at }) => at),
  }
}

const emptyReading = ({ currency }: WorkChoice) => readMenuLines([], { currency })

/** What is said of lines, by their places among them. */
const correctionsOf = (lines: readonly Placed[]): Map<number, LineRole> =>
  new Map(
    lines.flatMap(({ line: { said, told } }, at) => {
      const role = said ?? told
      return role === undefined ? [] : [[at, role] as const]
    }),
  )
