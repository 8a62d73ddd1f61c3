import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Canvas {
  toBuffer(format: 'image/png'): Buffer
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: CanvasRenderingContext2D }
}

/**
 * A page of a PDF (from 1) as a PNG file, painted by pdf.js, which shares no code with what paints our
 * pictures of pages.
 */
export async function paintPdf(bytes: Uint8Array, number: number, dpi: number): Promise<Buffer> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  try {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: dpi / 72 })
    const factory = document.canvasFactory as CanvasFactory
    const { canvas, context } = factory.create(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas: null, canvasContext: context, viewport }).promise
    return canvas.toBuffer('image/png')
  } finally {
    await task.destroy()
  }
}
