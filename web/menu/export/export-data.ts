import { fileNameFor } from '#domain/exchange/file-name.ts'
import { menuCsv } from '#domain/exchange/writing/menu-csv.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { type MenuFile, menuFile } from '#domain/menu/stored/menu-file.ts'
import { downloadFile } from '../../lib/download-file.ts'

const nameOf = ({ content }: MenuFile): string => fileNameFor(menuNameFor(content.restaurant))

/** Downloads a menu's dishes and prices as a table for spreadsheets. */
export const exportCsv = (menu: MenuFile): void =>
  downloadFile(new File([menuCsv(menu.content)], `${nameOf(menu)}.csv`, { type: 'text/csv' }))

/** Downloads a whole menu, to be imported again here or elsewhere. */
export const exportJson = (menu: MenuFile): void =>
  downloadFile(new File([menuFile(menu)], `${nameOf(menu)}.json`, { type: 'application/json' }))
