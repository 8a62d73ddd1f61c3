import { typesetPng } from '#contract/menus/typesetting.ts'
import type { EndpointInput } from '#contract/shared/endpoint.ts'
import { fileNameFor } from '#domain/exchange/file-name.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'

/**
 * Downloads an edition for screens: a PNG with the pixels of the screen, or a ZIP file of several.
 * @throws {ApiError}
 */
export const downloadPictures = async (body: EndpointInput<typeof typesetPng>['body']): Promise<void> =>
  downloadFile(await call(typesetPng, { body }))

/** Hands over the PDF that was looked at, under the menu's name and what it was made into. */
export function downloadPdf({ content }: MenuFile, made: string, bytes: Uint8Array<ArrayBuffer>): void {
  const name = `${fileNameFor(menuNameFor(content.restaurant))} - ${made}.pdf`
  downloadFile(new File([bytes], name, { type: 'application/pdf' }))
}
