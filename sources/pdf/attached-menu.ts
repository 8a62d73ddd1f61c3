import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readMenuFile } from '../../domain/menu/stored/menu-file.ts'

/** Bytes; a menu of a thousand items has a fifth of it. */
const LARGEST = 5_000_000

/** The menu that a PDF of ours carries; undefined where it carries none that can be read. */
export async function attachedMenu(pdf: PDFDocumentProxy): Promise<string | undefined> {
  const attachments: unknown = await pdf.getAttachments()
  for (const content of contentsOf(attachments)) {
    if (content.length > LARGEST) continue
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

function contentsOf(attachments: unknown): Uint8Array[] {
  if (typeof attachments !== 'object' || attachments === null) return []
  const all = attachments instanceof Map ? [...attachments.values()] : Object.values(attachments)
  return all.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'content' in one && one.content instanceof Uint8Array
      ? [one.content]
      : [],
  )
}
