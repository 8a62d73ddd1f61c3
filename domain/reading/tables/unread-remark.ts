import { isUnknownCode, unreadDishes } from '../declared/with-declared.ts'
import type { MenuReading } from '../result/menu-reading.ts'
import type { TableReading } from './rows/table-reading.ts'
import type { TableRemark } from './sheet/table-remark.ts'

/** Which dishes carry codes that were not understood; no remark where all were. */
export function unreadRemark(reading: MenuReading): TableRemark[] {
  const names = unreadDishes(reading)
  return names.length === 0 ? [] : [{ code: 'codes_unread', names }]
}

/** The reading of a text with what an owner should know of it as a whole. */
export const withRemarks = (reading: MenuReading): TableReading => ({
  ...reading,
  remarks: [...againRemark(reading), ...unreadRemark(reading)],
})

/** Sections that begin again; one that goes on overleaf is one menu. */
const LEAST_AGAIN = 2

function againRemark({ content }: MenuReading): TableRemark[] {
  const named = content.sections.filter(({ name, parentId }) => name !== '' && parentId === undefined)
  const names = [...Map.groupBy(named, ({ name }) => name.toLowerCase()).values()].flatMap(([one, again]) =>
    one && again ? one.name : [],
  )
  return names.length < LEAST_AGAIN ? [] : [{ code: 'sections_again', names }]
}

/** Rows with such codes, from which on they are asked about together. */
const LEAST_CODED = 3

/** A table with a column of codes that it explains nowhere asks once for all of them: no row is doubtful for that alone. */
export function askedOnce<Of extends MenuReading>(reading: Of): Of {
  if (reading.lines.filter(({ doubts }) => doubts.some(isUnknownCode)).length < LEAST_CODED) return reading
  const lines = reading.lines.map((line) => {
    const doubts = line.doubts.filter((doubt) => !isUnknownCode(doubt))
    return doubts.length === line.doubts.length
      ? line
      : {
          ...line,
          doubts,
          confidence: doubts.length === 0 ? Math.max(line.confidence, SURE) : line.confidence,
        }
  })
  return { ...reading, lines }
}

/** How sure a row is that nothing else is asked about. */
const SURE = 0.9
