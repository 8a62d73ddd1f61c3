import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { openSheets } from '../../sources/sheet/open-sheets.ts'
import { type BenchRow, median, ms, timeRuns } from './measure.ts'

const ROWS = 10_000

/** How long the table of a till is read. */
export async function benchReading(): Promise<BenchRow[]> {
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `${['Starters', 'Mains', 'Desserts', 'Drinks'][at % 4]},Dish ${Math.floor(at / 8)},"Made here, ${at}",Size ${at % 8},${(at % 40) + 4}.50`,
  )
  const bytes = new TextEncoder().encode(`Category,Item,Description,Variation,Price\n${rows.join('\n')}\n`)
  const times = await timeRuns(3, async () => readSheets(mapSheets(await openSheets(bytes))))
  return [{ name: `Reading a table of ${ROWS.toLocaleString('en')} rows, median`, value: ms(median(times)) }]
}
