import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// Runs in this thread: sources are opened in a worker already.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { SourceError } from '../opened.ts'

/**
 * Opens a PDF, and closes it when it has been used.
 * @throws {SourceError} `encrypted` or `damaged`
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  // pdf.js empties the array that it is given.
  const task = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 1,
  })
  try {
    return await use(await task.promise)
  } catch (cause) {
    if (cause instanceof PasswordException)
      throw new SourceError(
        'encrypted',
        'This PDF is protected by a password. Save or print it as a PDF without one, and give that.',
        { cause },
      )
    if (cause instanceof SourceError) throw cause
    if (cause instanceof InvalidPDFException || cause instanceof Error)
      throw new SourceError(
        'damaged',
        'This PDF is damaged. Open it in another program and print it as a new PDF, or give a photograph of the menu.',
        { cause },
      )
    throw cause
  } finally {
    await task.destroy()
  }
}
