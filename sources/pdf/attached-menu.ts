import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readMenuFile } from '../../domain/menu/stored/menu-file.ts'

/** Bytes; a menu of a thousand items has a fifth of it. */
const LARGEST = 5_000_000

/** The maximum number of attached files that are looked at in a PDF. */
const MOST = 10

/** The menu that a PDF of ours carries; undefined where it carries none that can be read. */
export async function attachedMenu(pdf: PDFDocumentProxy): Promise<string | undefined> {
  const attachments = await pdf.getAttachments()
  for (const id of [...(attachments?.keys() ?? [])].slice(0, MOST)) {
    const content = await pdf.getAttachmentContent(id)
    if (!(content instanceof Uint8Array) || content.length > LARGEST) continue
    const json = new TextDecoder().decode(content)
    try {
      readMenuFile(json)
      return json
    } catch {
      // Another program's attachment, or a menu of a later version: the pages themselves can still be read.
    }
  }
  return undefined
}
