import { readFileSync } from 'node:fs'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { TypesetError } from '../job/errors.ts'

/** Page images larger than this are refused: a Legal page at 300 dpi has 11 million pixels. */
const MAX_PIXELS = 40_000_000
const POINTS_PER_INCH = 72

export interface PageImage {
  /** From 1. */
  readonly page: number
  readonly dpi: number
}

let compiled: WebAssembly.Module | undefined

/** What is compiled of the library is kept: to compile it for each page takes three times as long as to draw one. */
function instantiateWasm(
  imports: WebAssembly.Imports,
  onReady: (instance: WebAssembly.Instance) => void,
): WebAssembly.Exports {
  compiled ??= new WebAssembly.Module(
    readFileSync(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
  )
  const instance = new WebAssembly.Instance(compiled, imports)
  onReady(instance)
  return instance.exports
}

/**
 * A page of a PDF as a PNG file. Throws a {@link TypesetError}: `unreadable_pdf`, `unknown_page`,
 * `image_too_large`.
 */
export async function pagePng(pdf: Uint8Array, { page, dpi }: PageImage): Promise<Uint8Array> {
  // WebAssembly memory never shrinks, so each call has its own: a large page leaves nothing behind.
  const library = await PDFiumLibrary.init({ instantiateWasm })
  let document: PDFiumDocument | undefined
  try {
    document = await library.loadDocument(pdf).catch((cause: unknown) => {
      throw new TypesetError('unreadable_pdf', String(cause), { cause })
    })
    if (page < 1 || page > document.getPageCount())
      throw new TypesetError('unknown_page', `page ${page} of ${document.getPageCount()}`)
    const sheet = document.getPage(page - 1)
    const scale = dpi / POINTS_PER_INCH
    const { originalWidth, originalHeight } = sheet.getOriginalSize()
    if (originalWidth * originalHeight * scale ** 2 > MAX_PIXELS)
      throw new TypesetError('image_too_large', `${originalWidth} × ${originalHeight} pt at ${dpi} dpi`)
    const image = await sheet.render({ scale, render: 'bitmap' })
    const png = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .withMetadata({ density: dpi })
      .png({ compressionLevel: 6 })
      .toBuffer()
    return new Uint8Array(png)
  } finally {
    document?.destroy()
    library.destroy()
  }
}
