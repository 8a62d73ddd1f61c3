import { PAGE_HEAD, PlainPdf, unexpected } from './plain-pdf.ts'

/** Distances from each edge of a page to the boxes that a printer reads, in points. */
export interface PageBoxes {
  readonly toTrimPt: number
  readonly toBleedPt: number
}

/**
 * Says in a PDF where each page is to be cut (TrimBox) and how far its ink runs (BleedBox; ISO 32000-1,
 * 14.11.2), in the page's dictionary. The engine writes neither as of Typst 0.14. Throws where {@link PlainPdf} does,
 * and for a page whose size is not said or that has such boxes.
 */
export function withPageBoxes(pdf: Uint8Array, boxes: PageBoxes): Uint8Array {
  const file = new PlainPdf(pdf)
  const edits = [...file.objects].flatMap(({ at, text }) => {
    const head = PAGE_HEAD.exec(text)
    if (!head) return []
    const box = MEDIA_BOX.exec(text)
    if (!box || text.includes('/TrimBox')) throw unexpected('a page of unknown size')
    const entries = boxEntries({ width: Number(box[1]), height: Number(box[2]) }, boxes)
    const place = at + head[0].length
    return [{ from: place, to: place, bytes: Buffer.from(entries) }]
  })
  if (edits.length === 0) throw unexpected('no page')
  return file.edited(edits)
}

const MEDIA_BOX = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/

interface PageSize {
  readonly width: number
  readonly height: number
}

function boxEntries({ width, height }: PageSize, { toTrimPt, toBleedPt }: PageBoxes): string {
  const box = (inset: number) => [inset, inset, width - inset, height - inset].map(rounded).join(' ')
  return `\n  /BleedBox [${box(toBleedPt)}]\n  /TrimBox [${box(toTrimPt)}]`
}

const rounded = (number: number): string => String(Math.round(number * 1000) / 1000)
