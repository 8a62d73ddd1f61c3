import { TypesetError } from '../job/errors.ts'

/** Distances from each edge of a page to the boxes that a printer reads, in points. */
export interface PageBoxes {
  readonly toTrimPt: number
  readonly toBleedPt: number
}

/**
 * Says in a PDF where each page is to be cut (TrimBox) and how far its ink runs (BleedBox; ISO 32000-1,
 * 14.11.2). The engine writes neither as of Typst 0.14.
 *
 * It writes a plain PDF of one revision: no object streams, one table of offsets, entries of 20 bytes. So
 * the boxes go into each page's dictionary and later objects move by as much; nothing else changes. Any
 * other file is refused with a {@link TypesetError} (`typeset_failed`) instead of being guessed at.
 */
export function withPageBoxes(pdf: Uint8Array, boxes: PageBoxes): Uint8Array {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const { tableAt, firstEntryAt, offsets } = readTable(source)
  const pages = offsets.flatMap((offset) => pageAt(source, offset)).sort((a, b) => a.at - b.at)
  if (pages.length === 0) throw unexpected('no page')

  const pieces: Buffer[] = []
  let copied = 0
  for (const page of pages) {
    pieces.push(source.subarray(copied, page.at), Buffer.from(boxEntries(page, boxes)))
    copied = page.at
  }
  const moved = pages.map(({ at, ...page }) => ({ at, by: boxEntries(page, boxes).length }))
  const shifted = (offset: number) => moved.reduce((sum, { at, by }) => sum + (at < offset ? by : 0), offset)

  const table = Buffer.from(source.subarray(firstEntryAt, firstEntryAt + offsets.length * ENTRY_LENGTH))
  for (const [index, offset] of offsets.entries())
    if (offset > 0) table.write(String(shifted(offset)).padStart(10, '0'), index * ENTRY_LENGTH, 'latin1')
  const trailer = source
    .subarray(firstEntryAt + table.length)
    .toString('latin1')
    .replace(START_OF_TABLE, `startxref\n${shifted(tableAt)}\n%%EOF`)
  pieces.push(source.subarray(copied, firstEntryAt), table, Buffer.from(trailer, 'latin1'))
  return new Uint8Array(Buffer.concat(pieces))
}

/** Offset (10 digits), generation (5), use (1) and a two-byte end of line. */
const ENTRY_LENGTH = 20
const START_OF_TABLE = /startxref\s+(\d+)\s+%%EOF/

/** The table of offsets: where it is, and each object's place in the file (0 for those not in use). */
function readTable(source: Buffer): { tableAt: number; firstEntryAt: number; offsets: number[] } {
  const tail = source.subarray(-1024).toString('latin1')
  const tableAt = Number(START_OF_TABLE.exec(tail)?.[1] ?? Number.NaN)
  const head = /^xref\s+0 (\d+)\s*?\n/.exec(source.subarray(tableAt, tableAt + 64).toString('latin1'))
  if (!head) throw unexpected('no table of objects')
  const firstEntryAt = tableAt + head[0].length
  const offsets = Array.from({ length: Number(head[1]) }, (_, index) => {
    const at = firstEntryAt + index * ENTRY_LENGTH
    const entry = /^(\d{10}) \d{5} ([nf])/.exec(source.subarray(at, at + ENTRY_LENGTH).toString('latin1'))
    if (!entry) throw unexpected(`object ${index} has no entry`)
    return entry[2] === 'n' ? Number(entry[1]) : 0
  })
  return { tableAt, firstEntryAt, offsets }
}

const PAGE_HEAD = /^\d+ 0 obj\s*<<\s*\/Type \/Page\b(?!s)/
const MEDIA_BOX = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/

interface PageSize {
  readonly width: number
  readonly height: number
}

/** Where the entries of a page's dictionary begin, when the object at this offset is a page. */
function pageAt(source: Buffer, offset: number): (PageSize & { at: number })[] {
  const start = source.subarray(offset, offset + 64).toString('latin1')
  const head = offset > 0 ? PAGE_HEAD.exec(start) : null
  if (!head) return []
  const object = source.subarray(offset, source.indexOf('endobj', offset)).toString('latin1')
  const box = MEDIA_BOX.exec(object)
  if (!box || object.includes('/TrimBox')) throw unexpected('a page of unknown size')
  return [{ at: offset + head[0].length, width: Number(box[1]), height: Number(box[2]) }]
}

function boxEntries({ width, height }: PageSize, { toTrimPt, toBleedPt }: PageBoxes): string {
  const box = (inset: number) => [inset, inset, width - inset, height - inset].map(rounded).join(' ')
  return `\n  /BleedBox [${box(toBleedPt)}]\n  /TrimBox [${box(toTrimPt)}]`
}

const rounded = (number: number): string => String(Math.round(number * 1000) / 1000)

const unexpected = (what: string): TypesetError =>
  new TypesetError('typeset_failed', `The engine wrote an unexpected PDF: ${what}.`)
