import { type PagePictureDpi, typesetPdf, typesetPng } from '#contract/menus/typesetting.ts'
import type { EndpointInput } from '#contract/shared/endpoint.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { toast } from '../../ui/toast/toast-store.ts'

type TypesetMenu = EndpointInput<typeof typesetPng>['body']

/**
 * Downloads a menu as PDF: the same pages as its preview, under the name that the server gives.
 * @throws {ApiError}
 */
export async function exportPdf(body: TypesetMenu, attachMenu = false): Promise<void> {
  downloadFile(await call(typesetPdf, { body: { ...body, ...(attachMenu && { attachMenu }) } }))
  if (body.design.sheets === 'single') return
  toast({
    title: 'Pages Exported',
    description: 'This PDF has the pages one by one. More formats makes the sheet to fold or cut.',
  })
}

/**
 * The same with the whole menu in the file, which Carte reads back.
 * @throws {ApiError}
 */
export const exportPdfWithMenu = (body: TypesetMenu): Promise<void> => exportPdf(body, true)

/**
 * Downloads the pages of a menu as pictures: a PNG, or a ZIP file of them where there are several.
 * @throws {ApiError}
 */
export const exportPng =
  (dpi: PagePictureDpi) =>
  async (body: TypesetMenu): Promise<void> =>
    downloadFile(await call(typesetPng, { body: { ...body, dpi } }))
