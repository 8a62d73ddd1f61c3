import { TypesetError } from '../job/errors.ts'

/** Bytes in the place of those from `from` up to `to`. */
export interface PdfEdit {
  readonly from: number
  readonly to: number
  readonly bytes: Uint8Array
}

/** An object of a PDF, without its stream. What has none may hold words of a menu, which may look like anything. */
interface PdfObject {
  /** Where it begins in the file. */
  readonly at: number
  /** Up to its stream, if it has one. */
  readonly text: string
  readonly hasStream: boolean
}

/** Offset (10 digits), generation (5), use (1) and a two-byte end of line. */
const ENTRY_LENGTH = 20
const OFFSET_LENGTH = 10
const USE_AT = 17
const ENTRIES = /^(?:\d{10} \d{5} [nf][ \r\n]{2})*$/
const START_OF_TABLE = /startxref\s+(\d+)\s+%%EOF/
const END_OF_OBJECT = /\nendobj\b|\nstream\r?\n/g

/**
 * A PDF as the engine writes it: of one revision, without object streams, with one table of offsets whose entries have
 * 20 bytes. Any other file is refused with a {@link TypesetError} (`typeset_failed`) instead of being guessed at.
 */
export class PlainPdf {
  readonly #source: Buffer
  readonly #text: string
  readonly #tableAt: number
  readonly #firstEntryAt: number
  /** The table itself. */
  readonly #entries: string
  /** Of each object by its number; 0 for those not in use. */
  readonly #offsets: readonly number[]
  #objects: readonly PdfObject[] | undefined

  constructor(pdf: Uint8Array) {
    this.#source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    // A character a byte: places in it are those in the file.
    this.#text = this.#source.toString('latin1')
    this.#tableAt = Number(START_OF_TABLE.exec(this.#text.slice(-1024))?.[1] ?? Number.NaN)
    const head = /^xref\s+0 (\d+)\s*?\n/.exec(this.#text.slice(this.#tableAt, this.#tableAt + 64))
    if (!head) throw unexpected('no table of objects')
    const firstEntryAt = this.#tableAt + head[0].length
    this.#firstEntryAt = firstEntryAt
    this.#entries = this.#text.slice(firstEntryAt, firstEntryAt + Number(head[1]) * ENTRY_LENGTH)
    if (!ENTRIES.test(this.#entries)) throw unexpected('an object has no entry')
    this.#offsets = Array.from({ length: Number(head[1]) }, (_, index) => {
      const at = index * ENTRY_LENGTH
      return this.#entries[at + USE_AT] === 'n' ? Number(this.#entries.slice(at, at + OFFSET_LENGTH)) : 0
    })
  }

  /** All objects, in the order of their numbers. */
  get objects(): readonly PdfObject[] {
    this.#objects ??= this.#offsets.filter((at) => at > 0).map((at) => this.#objectAt(at))
    return this.#objects
  }

  object(number: number): PdfObject {
    const at = this.#offsets[number]
    if (!at) throw unexpected(`no object ${number}`)
    return this.#objectAt(at)
  }

  #objectAt(at: number): PdfObject {
    END_OF_OBJECT.lastIndex = at
    const end = END_OF_OBJECT.exec(this.#text)
    if (!end) throw unexpected('an object without an end')
    const text = this.#text.slice(at, end.index + end[0].length)
    return { at, text, hasStream: text.endsWith('\n') }
  }

  /** The bytes from one place up to another; not to be changed. */
  bytes(from: number, to: number): Buffer {
    return this.#source.subarray(from, to)
  }

  /** The file with these edits, all before its table, and the offsets that follow from them; nothing else changes. */
  edited(edits: readonly PdfEdit[]): Uint8Array {
    const inOrder = edits.toSorted((a, b) => a.from - b.from)
    const pieces: Uint8Array[] = []
    let copied = 0
    for (const { from, to, bytes } of inOrder) {
      pieces.push(this.#source.subarray(copied, from), bytes)
      copied = to
    }
    const shifted = shiftBy(inOrder)
    const entries = this.#offsets.map((offset, index) => {
      const entry = this.#entries.slice(index * ENTRY_LENGTH, (index + 1) * ENTRY_LENGTH)
      return offset > 0
        ? String(shifted(offset)).padStart(OFFSET_LENGTH, '0') + entry.slice(OFFSET_LENGTH)
        : entry
    })
    const trailer = this.#text
      .slice(this.#firstEntryAt + this.#entries.length)
      .replace(START_OF_TABLE, `startxref\n${shifted(this.#tableAt)}\n%%EOF`)
    pieces.push(
      this.#source.subarray(copied, this.#firstEntryAt),
      Buffer.from(entries.join('') + trailer, 'latin1'),
    )
    return new Uint8Array(Buffer.concat(pieces))
  }
}

/** Returns where what was at an offset outside of these edits, which are in order, is after them. */
function shiftBy(edits: readonly PdfEdit[]): (offset: number) => number {
  const ends: { readonly to: number; readonly by: number }[] = []
  let by = 0
  for (const { from, to, bytes } of edits) {
    by += bytes.length - (to - from)
    ends.push({ to, by })
  }
  return (offset) => {
    let [least, most] = [0, ends.length]
    while (least < most) {
      const middle = (least + most) >> 1
      if ((ends[middle]?.to ?? 0) <= offset) least = middle + 1
      else most = middle
    }
    return offset + (ends[least - 1]?.by ?? 0)
  }
}

/** The beginning of a page's dictionary. */
export const PAGE_HEAD = /^\d+ 0 obj\s*<<\s*\/Type \/Page\b(?!s)/

export const unexpected = (what: string): TypesetError =>
  new TypesetError('typeset_failed', `The engine wrote an unexpected PDF: ${what}.`)
