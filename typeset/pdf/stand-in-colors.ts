import { createHash } from 'node:crypto'
import { remembered } from '#domain/computing/remembered.ts'
import { channelsOf } from '#domain/design/contrast.ts'
import type { PageColors } from '../pictures/page-colors.ts'
import { unexpected } from './plain-pdf.ts'

/**
 * The colors that pages are typeset in: a color for each use that differs from all others and that no
 * template has. The engine typesets a text again when its color changes, although no letter moves. Typeset
 * in these, a menu in other colors is one that it remembers; the finished PDF gets the colors of the design
 * ({@link inColors}).
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

/** Operators that choose the color of areas and of lines (ISO 32000-1, 8.6.8), on a separate line. */
const COLOR_CHOICE = /^([\d.]+ [\d.]+ [\d.]+) (scn|SCN)$/gm

/** Gives what was drawn in the colors of {@link standInsFor} in these: the same that the engine would have written. */
export function inColors(colors: PageColors): (drawn: string) => string {
  const operands = new Map(
    Object.entries(STAND_IN_COLORS).map(([use, standIn]) => [
      operandsOf(standIn),
      operandsOf(colors[use as keyof PageColors]),
    ]),
  )
  return (drawn) =>
    drawn.replace(COLOR_CHOICE, (choice, operand: string, operator: string) => {
      const other = operands.get(operand)
      return other === undefined ? choice : `${other} ${operator}`
    })
}

/** A color as the engine writes it: each channel from 0 to 1 in the fewest digits that name its 32 bits. */
const operandsOf = remembered((color: string): string => channelsOf(color).map(operandOf).join(' '))

function operandOf(channel: number): string {
  const share = Math.fround(channel / 255)
  for (let digits = 1; ; digits++) {
    const written = share.toPrecision(digits)
    if (Math.fround(Number(written)) === share) return String(Number(written))
  }
}

const IDENTIFIER = /\/ID \[\(([\w+/]{22}==)\) \(\1\)\]/

/**
 * Replaces the identifiers of a file with those of a file in these colors: files that differ must have
 * different identifiers (ISO 32000-1, 14.4), which are in the metadata too.
 */
export function withIdentifierOf(pdf: Uint8Array, colors: PageColors): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const identifier = IDENTIFIER.exec(file.subarray(-1024).toString('latin1'))?.[1]
  if (identifier === undefined) throw unexpected('no identifier')
  const digest = createHash('sha256').update(identifier).update(JSON.stringify(colors)).digest()
  const other = digest.subarray(0, 16).toString('base64')
  for (let at = file.indexOf(identifier); at !== -1; at = file.indexOf(identifier, at + other.length))
    file.write(other, at, 'latin1')
  return pdf
}
