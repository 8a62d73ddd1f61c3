import type { EndpointInput } from '#contract/endpoint.ts'
import { type PagePictureDpi, typesetPng } from '#contract/typesetting.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'

/**
 * Downloads the pages of a menu as pictures: a PNG, or a ZIP file of them where there are several.
 * @throws {ApiError}
 */
export async function exportPng(
  body: Omit<EndpointInput<typeof typesetPng>['body'], 'dpi' | 'page'>,
  dpi: PagePictureDpi,
): Promise<void> {
  downloadFile(await call(typesetPng, { body: { ...body, dpi } }))
}
