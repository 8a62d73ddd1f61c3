import { readFileSync } from 'node:fs'
import type { Run } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import type { PageDesign } from './page-designs.ts'

/** A line of a paper with what it is, so that it can be set as a designer sets it. */
export interface PaperLine {
  readonly runs: readonly string[]
  readonly role: string
  readonly isBelowBlank: boolean
  readonly isIndented: boolean
  /** Whether it begins in a column of a table, with nothing in the first. */
  readonly isFarIn: boolean
}

const FOLDER = new URL('../../../tests/samples/written/', import.meta.url)

/** Without the pictures that the faces of designs don't have. */
export const paperText = (name: string): string =>
  readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8').replaceAll(/\uFE0F?[\u{1F300}-\u{1FAFF}]+ ?/gu, '')

export function paperLines(text: string): PaperLine[] {
  let heads: readonly Run[] = []
  return readMenuLines(textLines(text)).lines.map(({ line, role }) => {
    const indent = line.runs[0]?.x ?? 0
    if (role === 'heads') heads = line.runs
    if (role === 'section') heads = []
    return {
      runs: role === 'item' ? inColumns(line.runs, heads) : line.runs.map((run) => run.text),
      role,
      isBelowBlank: line.gapAbove >= 1,
      isIndented: indent >= 2,
      isFarIn: line.runs.length > 1 && indent >= 16,
    }
  })
}

/** The cells of a dish, with an empty one for each column of heads before its first price. */
function inColumns(runs: readonly Run[], heads: readonly Run[]): string[] {
  const [name, price] = runs
  const columns = heads.filter(({ x }) => x > 0)
  const end = (run: Run) => run.x + run.text.length
  const near = columns.map((head) =>
    Math.min(Math.abs(head.x - (price?.x ?? 0)), Math.abs(end(head) - (price ? end(price) : 0))),
  )
  const at = near.indexOf(Math.min(...near))
  const isOne = name !== undefined && price !== undefined && runs.length === 2 && columns.length > 1
  const missing = isOne && (near[at] ?? 9) < 4 ? columns.length - 1 - at : 0
  return [...runs.map((run) => run.text), ...Array.from({ length: missing }, () => '')]
}

/** The lines of each section, from its heading on. */
export function sectionsOf(lines: readonly PaperLine[]): PaperLine[][] {
  const sections: PaperLine[][] = []
  for (const line of lines)
    if (line.role === 'section' || sections.length === 0) sections.push([line])
    else sections.at(-1)?.push(line)
  return sections
}

/** The cells of a line as a design sets them, and which of them is its first words. */
export interface LineCells {
  readonly cells: readonly string[]
  /** 1 behind the number of a dish. */
  readonly nameAt: number
}

export const isFoot = ({ role }: PaperLine): boolean => /^(?:notice|legend|contact|ornament)$/u.test(role)

export function cellsOf(line: PaperLine, { columns }: PageDesign): LineCells {
  const { runs, isFarIn } = line
  const isInline = isFoot(line) || (columns > 1 && runs.some((run, at) => at > 0 && isLongCell(run)))
  const cells = isInline ? [runs.join(' \u2003 ')] : isFarIn ? ['', ...runs] : runs
  return { cells, nameAt: cells.length > 1 && isDishNumber(cells[0]) ? 1 : 0 }
}

/** A number of a dish in a column before the names. */
export const isDishNumber = (text = ''): boolean => /^[\p{L}]?\d{1,3}[.)]?$/u.test(text)

/** Letters; a longer cell is words, and no price or head of one. */
const LONGEST_CELL = 18
export const isLongCell = (text: string): boolean => text.length > LONGEST_CELL

/** What is said of the item above, so that it is set in one block with it. */
export const isOfItem = ({ role, isBelowBlank }: PaperLine): boolean => role === 'part' && !isBelowBlank

/** Of the size of type: the width of a column of a page, and that of cells that heads and prices have in common. */
const columnWidth = ({ columns }: PageDesign): number => (columns === 1 ? 46 : 25)
export function cellWidth(lines: readonly PaperLine[], design: PageDesign): number {
  const rows = lines.filter(({ runs }) => runs.length > 2)
  const cells = rows.flatMap(({ runs }) => runs.slice(1))
  const longest = Math.max(4, ...cells.filter((cell) => !isLongCell(cell)).map(({ length }) => length))
  const most = Math.max(1, ...rows.map(({ runs }) => runs.length - 1))
  return Math.min(Math.round(longest * 5.5) / 10, (columnWidth(design) * 0.5) / most)
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
