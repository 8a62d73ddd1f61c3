import { typesetPdf } from '#contract/typesetting.ts'
import { ApiError, addressOf } from '../../lib/api.ts'
import { fileNameOf } from './file-name.ts'
import type { TypesetBody } from './use-typeset-pages.ts'

/**
 * Downloads the menu as PDF: the same bytes as the preview, under the name that the server gives.
 * @throws {ApiError}
 */
export async function exportPdf(body: TypesetBody): Promise<void> {
  // Not `call`: it hands over the file without its name.
  const response = await fetch(addressOf(typesetPdf, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? 'Menu.pdf'
  link.click()
  // The browser has taken the file when the click's own work is done; Safari takes a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
