import { openPdf } from '../pdf-engine.ts'

/** Paints one page of a PDF, from 1, at a width in device pixels. */
export async function paintPage(
  bytes: Uint8Array,
  page: number,
  widthPx: number,
): Promise<HTMLCanvasElement> {
  const pdf = await openPdf(bytes)
  try {
    return await pdf.paint(page, widthPx)
  } finally {
    pdf.close()
  }
}
