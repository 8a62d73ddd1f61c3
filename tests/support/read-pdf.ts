import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPage {
  readonly widthPt: number
  readonly heightPt: number
  /** The words in reading order, joined by spaces. */
  readonly text: string
  /** Texts that are drawn and not read (`Artifact`), as a large first letter. */
  readonly drawn: readonly string[]
}

/** Reads a PDF with pdf.js, which knows nothing of how we made it. */
export async function readPdf(bytes: Uint8Array): Promise<{ title: string; pages: ReadPage[] }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const pages: ReadPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const drawn = drawnIn(items)
    pages.push({ widthPt: x1 - x0, heightPt: y1 - y0, text: text.replaceAll(/\s+/g, ' '), drawn })
  }
  await task.destroy()
  return { title: (info as { Title?: string }).Title ?? '', pages }
}

type TextItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]

function drawnIn(items: readonly TextItem[]): string[] {
  const open: boolean[] = []
  return items.flatMap((item) => {
    if ('str' in item) return open.includes(true) && item.str.trim() !== '' ? [item.str.trim()] : []
    if (item.type === 'endMarkedContent') open.pop()
    else open.push((item as { tag?: string }).tag === 'Artifact')
    return []
  })
}
