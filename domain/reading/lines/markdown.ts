/** A line of a text without the signs of Markdown, and what they said of it. */
export interface PlainLine {
  readonly text: string
  /** Of a heading, from 1. */
  readonly level?: number
  readonly isBold?: boolean
  readonly isItalic?: boolean
}

/** Two of its headings are enough; a single `# 1` may be anything. */
const HEADINGS = 2

const HEADING = /^\s{0,3}(#{1,4})\s+(\S.*?)\s*#*\s*$/u
const TABLE_ROW = /^\s*\|(.*)\|\s*$/u
const TABLE_RULE = /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/u

/** A row of cells, one of them empty: `Champagne Brut | | 135`. */
const hasEmptyCell = (line: string): boolean => {
  const [first = '', ...rest] = line.includes('|') ? line.split('|') : []
  return first.trim() !== '' && rest.slice(0, -1).some((cell) => cell.trim() === '')
}
const isRow = (line: string): boolean => line.split('|').length > 2

/** Is a text written in Markdown, so that its signs are no words of the menu? */
export const isMarkdown = (lines: readonly string[]): boolean =>
  lines.filter((line) => HEADING.test(line)).length >= HEADINGS ||
  lines.some((line) => hasEmptyCell(line)) ||
  lines.some((line, at) => TABLE_RULE.test(line) && TABLE_ROW.test(lines[at - 1] ?? ''))

/** Lines of Markdown as they are meant: headings by level, columns of tables below each other, no signs of type. */
export function plainLines(lines: readonly string[]): PlainLine[] {
  const widths = tableWidths(lines)
  return lines.map((line, at): PlainLine => {
    const columns = widths[at]
    if (columns) return { text: TABLE_RULE.test(line) ? '' : inColumns(cellsOf(line), columns) }
    const [, signs, heading] = HEADING.exec(line) ?? []
    if (signs !== undefined && heading !== undefined)
      return { text: withoutSigns(heading), level: signs.length }
    if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u.test(line)) return { text: '' }
    const text = withoutSigns(line)
    return {
      text,
      ...(/^\s*(?:[-+]\s+)?\*\*[^*]+\*\*\s*$/u.test(line) && { isBold: true }),
      ...(/^\s*(?:\*[^*\s][^*]*\*|_[^_\s][^_]*_)\s*$/u.test(line) && { isItalic: true }),
    }
  })
}

const withoutSigns = (line: string): string =>
  line
    .replace(/^(\s*)[*+]\s+(?=\S)/u, '$1- ')
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/gu, '$1')
    .replaceAll(/(?<![*\p{L}\d])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\p{L}\d])/gu, '$1')
    .replaceAll(/(?<![_\p{L}\d])_([^_\s](?:[^_]*[^_\s])?)_(?![_\p{L}\d])/gu, '$1')

const cellsOf = (line: string): string[] =>
  (TABLE_ROW.exec(line)?.[1] ?? line).split('|').map((cell) => withoutSigns(cell.trim()))

/** Widths of the columns of the table that a line belongs to, in characters. */
function tableWidths(lines: readonly string[]): (number[] | undefined)[] {
  const found: (number[] | undefined)[] = lines.map(() => undefined)
  if (lines.some((line) => hasEmptyCell(line))) {
    const widths = widthsOf(lines.filter(isRow))
    return lines.map((line) => (isRow(line) ? widths : undefined))
  }
  for (const [at, line] of lines.entries()) {
    if (!TABLE_RULE.test(line) || !TABLE_ROW.test(lines[at - 1] ?? '')) continue
    let end = at + 1
    while (TABLE_ROW.test(lines[end] ?? '')) end += 1
    const rows = lines.slice(at - 1, end).filter((row) => !TABLE_RULE.test(row))
    found.fill(widthsOf(rows), at - 1, end)
  }
  return found
}

function widthsOf(rows: readonly string[]): number[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of cellsOf(row).entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
  return widths
}

const inColumns = (cells: readonly string[], widths: readonly number[]): string =>
  cells.map((cell, column) => cell.padEnd((widths[column] ?? cell.length) + 3)).join('')
