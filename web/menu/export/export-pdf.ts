import type { EndpointInput } from '#contract/endpoint.ts'
import { typesetPdf } from '#contract/typesetting.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'

/**
 * Downloads a menu as PDF: the same bytes as its preview, under the name that the server gives.
 * @throws {ApiError}
 */
export async function exportPdf(body: EndpointInput<typeof typesetPdf>['body']): Promise<void> {
  downloadFile(await call(typesetPdf, { body }))
}
