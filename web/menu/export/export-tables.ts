import type { Cell } from '#domain/exchange/reading/csv.ts'
import { cloverSheets } from '#domain/exchange/writing/formats/clover-sheets.ts'
import { googleFoodMenus } from '#domain/exchange/writing/formats/google-food-menus.ts'
import { ownerSheet } from '#domain/exchange/writing/formats/owner-sheet.ts'
import type { SheetRows } from '#domain/exchange/writing/formats/sheet-rows.ts'
import { squareCsv } from '#domain/exchange/writing/formats/square-csv.ts'
import { menuCsv } from '#domain/exchange/writing/menu-csv.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { downloadFile } from '../../lib/download-file.ts'
import type { DataFormat } from './data-formats.ts'
import { nameOf } from './export-data.ts'

interface DataExport {
  readonly title: string
  readonly description: string
  readonly button: string
  readonly run: (menu: MenuFile) => Promise<void> | void
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const download = (menu: MenuFile, content: BlobPart, ending: string, type: string): void =>
  downloadFile(new File([content], nameOf(menu, ending), { type }))

/** What the dishes and prices of a menu can be taken out as, for other programs. */
export const dataFormats: Readonly<Record<DataFormat, DataExport>> = {
  csv: {
    title: 'Export as CSV',
    description: 'Dishes, prices, diets and allergens in a table: one row per price.',
    button: 'Download CSV',
    run: (menu) => download(menu, menuCsv(menu.content), '.csv', 'text/csv'),
  },
  xlsx: {
    title: 'Export as Excel',
    description: 'One sheet, as you would write it: one row a dish, with its prices in one cell.',
    button: 'Download Excel',
    run: async (menu) => download(menu, await workbook([ownerSheet(menu.content)]), '.xlsx', XLSX),
  },
  square: {
    title: 'Export for Square',
    description: 'A file for Items › Import in Square: one row a size.',
    button: 'Download for Square',
    run: (menu) => download(menu, squareCsv(menu.content), ' for Square.csv', 'text/csv'),
  },
  clover: {
    title: 'Export for Clover',
    description: 'A workbook for Inventory › Import in Clover: items, modifier groups and categories.',
    button: 'Download for Clover',
    run: async (menu) => download(menu, await workbook(cloverSheets(menu.content)), ' for Clover.xlsx', XLSX),
  },
  google: {
    title: 'Export for Google',
    description: 'JSON as the Google Business Profile takes it from programs (updateFoodMenus).',
    button: 'Download for Google',
    run: (menu) => download(menu, googleFoodMenus(menu.content), ' for Google.json', 'application/json'),
  },
}

/** Characters that a column is wide; descriptions are cut off on the screen, not in the cell. */
const WIDEST = 50

/** A workbook of these sheets, with their headings in bold. The library is loaded with the first one. */
async function workbook(sheets: readonly SheetRows[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  return writeXlsxFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, at) => row.map((value) => written(value, at === 0))),
      columns: widths(rows).map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBlob()
}

const written = (value: Cell, isHeading: boolean) =>
  value === '' ? null : { value, ...(isHeading && { fontWeight: 'bold' as const }) }

const widths = (rows: SheetRows['rows']): number[] =>
  (rows[0] ?? []).map((_, at) =>
    Math.min(WIDEST, Math.max(8, ...rows.map((row) => String(row[at] ?? '').length + 2))),
  )
