import { useMutation } from '@tanstack/react-query'
import {
  downloadSavedMenu,
  readSavedMenu,
  type SavedMenuSummary,
  savedMenuPdf,
} from '#contract/menus/saved-menus.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { printMenu } from '../../../menu/export/print-pages.ts'

const exports = {
  pdf: downloadPdf,
  print: printSaved,
  /** In its stored form: a later version of Carte may read it. */
  stored: async (id: string) => downloadFile(await call(downloadSavedMenu, { params: { id } })),
} as const

export function useExportMenu() {
  const run = useMutation({
    mutationFn: ({ id, as }: { id: string; as: keyof typeof exports }) => exports[as](id),
    onError: showErrorToast,
  })
  return {
    take: (as: keyof typeof exports, { id }: Pick<SavedMenuSummary, 'id'>) => run.mutate({ id, as }),
    pendingId: run.isPending ? run.variables.id : null,
  }
}

/**
 * Downloads a saved menu as PDF.
 * @throws {ApiError}
 */
async function downloadPdf(id: string): Promise<void> {
  downloadFile(await call(savedMenuPdf, { params: { id } }))
}

/**
 * Opens the browser's print dialog on the pages of a saved menu.
 * @throws {ApiError}
 */
async function printSaved(id: string): Promise<void> {
  const { content, design, templateId } = await call(readSavedMenu, { params: { id } })
  const { restaurant, ...menu } = content
  await printMenu({ content: { restaurant, ...settled(menu) }, design, templateId, menuId: id })
}
