import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { channelsOf } from '#domain/design/contrast.ts'
import type { PageColors } from '../pictures/page-colors.ts'
import { PAGE_HEAD, type PdfEdit, PlainPdf, unexpected } from './plain-pdf.ts'

/**
 * What pages are set in: a color for each use that is told from all others and that no template has of its own. The
 * engine sets a text anew when its color changes, although no letter moves. Set in these, a menu in other colors is
 * one that it remembers; the finished PDF gets the colors of the design ({@link withColors}).
 */
const STAND_IN_COLORS: PageColors = {
  paper: '#fe01a1',
  ink: '#fe01a2',
  soft: '#fe01a3',
  heading: '#fe01a4',
  accent: '#fe01a5',
  rule: '#fe01a6',
  onHeading: '#fe01a7',
  tint: '#fe01a8',
}

/** Pages on white paper have no ground at all, so white stays what it is. */
const BARE_PAPER = '#ffffff'

/** The colors to set pages in that are to have these. */
export const standInsFor = ({ paper }: PageColors): PageColors =>
  paper === BARE_PAPER ? { ...STAND_IN_COLORS, paper } : STAND_IN_COLORS

/**
 * A PDF that was set in those of {@link standInsFor}, in these colors: the same that the engine would have written, but for
 * how it is compressed. Its identifiers follow from the colors too. A file that the engine writes in another way is
 * refused with a `TypesetError` (`typeset_failed`).
 */
export function withColors(pdf: Uint8Array, colors: PageColors): Uint8Array {
  const operands = new Map(
    Object.entries(STAND_IN_COLORS).map(([use, standIn]) => [
      operandsOf(standIn),
      operandsOf(colors[use as keyof PageColors]),
    ]),
  )
  const file = new PlainPdf(pdf)
  const drawn = [...drawingsIn(file)].flatMap((number) => inOtherColors(file, number, operands))
  return withOtherIdentifier(file.edited(drawn), JSON.stringify(colors))
}

const CONTENTS = /\/Contents (\d+) 0 R/
const FORM_OR_PATTERN = /\/(?:Subtype \/Form|PatternType 1)\b/

/** The numbers of the objects whose streams draw: pages, pictures made of lines, tiles. */
function* drawingsIn(file: PlainPdf): Generator<number> {
  for (const { text, hasStream } of file.objects()) {
    const contents = PAGE_HEAD.test(text) && CONTENTS.exec(text)
    if (contents) yield Number(contents[1])
    else if (hasStream && FORM_OR_PATTERN.test(text)) yield Number.parseInt(text, 10)
  }
}

/** Takes a quarter of the time of the usual one, and 2 % more of a file. */
const QUICK = 3

const LENGTH = /\/Length (\d+)\b/
/** Operators that choose the color of areas and of lines (ISO 32000-1, 8.6.8), on a line of their own. */
const COLOR_CHOICE = /^([\d.]+ [\d.]+ [\d.]+) (scn|SCN)$/gm

/** The edits that give a stream other colors; none where it has no such color. */
function inOtherColors(file: PlainPdf, number: number, operands: ReadonlyMap<string, string>): PdfEdit[] {
  const { at, text } = file.object(number)
  const length = LENGTH.exec(text)
  if (!length || !text.includes('/Filter /FlateDecode')) throw unexpected('a drawing of unknown length')
  const from = at + text.length
  const to = from + Number(length[1])
  const drawn = inflateSync(file.bytes(from, to)).toString('latin1')
  const colored = drawn.replace(COLOR_CHOICE, (choice, operand: string, operator: string) => {
    const other = operands.get(operand)
    return other === undefined ? choice : `${other} ${operator}`
  })
  if (colored === drawn) return []
  const bytes = deflateSync(Buffer.from(colored, 'latin1'), { level: QUICK })
  const lengthAt = at + length.index
  return [
    { from: lengthAt, to: lengthAt + length[0].length, bytes: Buffer.from(`/Length ${bytes.length}`) },
    { from, to, bytes },
  ]
}

/** A color as the engine writes it: each channel from 0 to 1 in the fewest digits that name its 32 bits. */
const operandsOf = (color: string): string => channelsOf(color).map(operandOf).join(' ')

function operandOf(channel: number): string {
  const share = Math.fround(channel / 255)
  for (let digits = 1; ; digits++) {
    const written = share.toPrecision(digits)
    if (Math.fround(Number(written)) === share) return String(Number(written))
  }
}

const IDENTIFIER = /\/ID \[\(([\w+/]{22}==)\) \(\1\)\]/

/** Two files that differ are told apart by their identifiers (ISO 32000-1, 14.4), which are in the metadata too. */
function withOtherIdentifier(pdf: Uint8Array, difference: string): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const identifier = IDENTIFIER.exec(file.subarray(-1024).toString('latin1'))?.[1]
  if (identifier === undefined) throw unexpected('no identifier')
  const digest = createHash('sha256').update(identifier).update(difference).digest()
  const other = digest.subarray(0, 16).toString('base64')
  for (let at = file.indexOf(identifier); at !== -1; at = file.indexOf(identifier, at + other.length))
    file.write(other, at, 'latin1')
  return pdf
}
