import { fileNameFor } from '#domain/exchange/file-name.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { type MenuFile, menuFile } from '#domain/menu/stored/menu-file.ts'
import { downloadFile } from '../../lib/download-file.ts'

export const nameOf = ({ content }: MenuFile, ending: string): string =>
  `${fileNameFor(menuNameFor(content.restaurant))}${ending}`

/** Downloads a whole menu, to be imported again here or elsewhere. */
export const exportJson = (menu: MenuFile): void =>
  downloadFile(new File([menuFile(menu)], nameOf(menu, '.json'), { type: 'application/json' }))
