import { DEFAULT_CURRENCY } from '../../money/currency.ts'
import { joinTables } from './join-tables.ts'
import { guessMapping } from './mapping/guess-mapping.ts'
import { readTable, type TableChoice } from './read-table.ts'
import type { TableReading } from './rows/table-reading.ts'
import { holdsMenu, type TableMapping, type TableSheet } from './sheet/mapping.ts'
import { cloverGroups } from './tills/clover/clover-groups.ts'
import { cloverOrder } from './tills/clover/clover-order.ts'

/** A sheet with how it is read; undefined for one that holds no menu. */
export interface MappedSheet {
  readonly sheet: TableSheet
  readonly mapping: TableMapping | undefined
}

/** Matches the tills' other sheets, next to the one with the items. */
const BESIDE_ITEMS =
  /^(?:component inventory|tax rates|modifier groups|categories|instructions?|read ?me|help|lists?)$/iu

/** Guesses for each sheet of a workbook whether it holds a menu, and how it is read; a hidden one only where it is alone. */
export const mapSheets = (sheets: readonly TableSheet[]): MappedSheet[] =>
  sheets.map((sheet) => {
    const mapping = guessMapping(sheet)
    const isAside = BESIDE_ITEMS.test(sheet.name.trim()) || sheet.isHidden === true
    return { sheet, mapping: holdsMenu(mapping) && (sheets.length === 1 || !isAside) ? mapping : undefined }
  })

/**
 * Reads the sheets of one workbook into one menu: choices of a till's other sheet with their options, and several
 * sheets with items one after the other, each under its name where its rows name no section. Lines of the sheets
 * follow each other; corrections go by their places among all.
 */
export function readSheets(
  sheets: readonly MappedSheet[],
  { corrections = new Map(), ...choice }: TableChoice = {},
): TableReading {
  const currency = choice.currency ?? DEFAULT_CURRENCY
  const choices = cloverGroups(
    sheets.map(({ sheet }) => sheet),
    currency,
  )
  const order = sheets.flatMap(({ sheet }) => cloverOrder(sheet))
  const menus = sheets.flatMap(({ sheet, mapping }, at) => (mapping ? [{ sheet, mapping, at }] : []))
  const others = sheets.flatMap(({ sheet, mapping }) =>
    mapping || BESIDE_ITEMS.test(sheet.name.trim())
      ? []
      : [{ code: sheet.isHidden ? ('hidden_sheet' as const) : ('other_sheet' as const), name: sheet.name }],
  )
  const first = menus[0]
  if (!first) {
    const [sheet = { name: '', rows: [] }] = sheets.map((one) => one.sheet)
    return { ...readTable(sheet, guessMapping(sheet), { ...choice, corrections }), remarks: others }
  }
  let before = 0
  const readings = menus.map(({ sheet, mapping, at }) => {
    const reading = readTable(sheet, mapping, {
      ...choice,
      sheet: at,
      corrections: new Map([...corrections].map(([line, role]) => [line - before, role])),
      groups: choices.groups,
      order,
      ...(menus.length > 1 && sheet.name !== '' && { firstSection: sheet.name }),
    })
    before += reading.lines.length
    return reading
  })
  const joined = joinTables(readings)
  return { ...joined, remarks: [...joined.remarks, ...choices.remarks, ...others] }
}
