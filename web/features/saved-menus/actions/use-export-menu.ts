import { useMutation } from '@tanstack/react-query'
import { downloadSavedMenu, type SavedMenuSummary } from '#contract/saved-menus.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { downloadPdf, printSaved } from './export-saved.ts'

const exports = {
  pdf: downloadPdf,
  print: printSaved,
  /** In its stored form: a later version of Carte may read it. */
  stored: async (id: string) => downloadFile(await call(downloadSavedMenu, { params: { id } })),
} as const

/** Takes a saved menu out of Carte: as PDF, to the printer, or as it is kept. */
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
