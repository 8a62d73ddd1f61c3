import { readSavedMenu, savedMenuPdf } from '#contract/saved-menus.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { printMenu } from '../../../menu/export/print-pages.ts'

/**
 * Downloads a saved menu as PDF.
 * @throws {ApiError}
 */
export const downloadPdf = async (id: string): Promise<void> =>
  downloadFile(await call(savedMenuPdf, { params: { id } }))

/**
 * Opens the browser's print dialog on the pages of a saved menu.
 * @throws {ApiError}
 */
export async function printSaved(id: string): Promise<void> {
  const { content, design, templateId } = await call(readSavedMenu, { params: { id } })
  const { restaurant, ...menu } = content
  await printMenu({ content: { restaurant, ...settled(menu) }, design, templateId, menuId: id })
}
