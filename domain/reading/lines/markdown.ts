/** A line of a text without the signs of Markdown, and what they said of it. */
export interface MarkdownLine {
  readonly text: string
  /** Of a heading, from 1. */
  readonly level?: number
  readonly isBold?: boolean
  readonly isItalic?: boolean
}

/** Two of its headings are enough; a single `# 1` may be anything. */
const HEADINGS = 2

/** Characters; patterns would take their time over a longer line, and no line of Markdown is as long. */
const LONGEST = 2000

/** The signs that a text is written in. */
export type MarkdownKind = 'all' | 'cells' | 'message'

const headingOf = (line: string): MarkdownLine | undefined => {
  const [, signs, words] = /^(#{1,4})\s+(\S.*)$/u.exec(line.trim()) ?? []
  return signs === undefined || words === undefined
    ? undefined
    : { text: words.replace(/#+$/u, '').trim(), level: signs.length }
}

/** `| Oysters | $48 |` */
const isTableRow = (line: string): boolean => /^\|.*\|$/u.test(line.trim())

/** `|---|---:|` */
const isTableRule = (line: string): boolean => {
  const rule = line.trim()
  return rule.includes('---') && /^[|:\s-]+$/u.test(rule) && rule.includes('|')
}

/** A row of cells, one of them empty: `Champagne Brut | | 135`. */
const hasEmptyCell = (line: string): boolean => {
  const [first = '', ...rest] = line.includes('|') ? line.split('|') : []
  return first.trim() !== '' && rest.slice(0, -1).some((cell) => cell.trim() === '')
}
const isRow = (line: string): boolean => line.length <= LONGEST && line.split('|').length > 2

/** `*Soups*`, `*HOUSE* 🥘`: bold letters of a message. */
const BOLD_OF_MESSAGE = /^\*[^*\s](?:[^*]*[^*\s])?\*[^\p{L}\d*]*$/u

/** `**Burrata** — 16`, `- **Burrata**` */
const BEGINS_BOLD = /^(?:[-+*]\s)?\*\*[^*\s][^*]*\*\*/u

/** Share of the lines of a message below which its bold ones are headings, and not what is said of each dish. */
const FEW_BOLD = 0.3

/** What of a text is written in the signs of Markdown or of a message: all of it, its rows of cells alone, or nothing. */
export function markdownOf(lines: readonly string[]): MarkdownKind | undefined {
  const short = lines.map((line) => (line.length > LONGEST ? '' : line))
  const isWritten =
    short.filter(headingOf).length >= HEADINGS ||
    short.filter((line) => BEGINS_BOLD.test(line.trim())).length >= HEADINGS ||
    short.some((line, at) => isTableRule(line) && isTableRow(short[at - 1] ?? ''))
  if (isWritten) return 'all'
  const bold = short.filter((line) => BOLD_OF_MESSAGE.test(line.trim())).length
  if (bold >= HEADINGS && bold < short.filter(Boolean).length * FEW_BOLD) return 'message'
  return short.some(hasEmptyCell) ? 'cells' : undefined
}

/** Lines of Markdown as they are meant: headings by level, columns of tables below each other, no signs of type. */
export function plainLines(lines: readonly string[], of: MarkdownKind): MarkdownLine[] {
  const widths = of === 'message' ? [] : tableWidths(lines)
  return lines.map((line, at): MarkdownLine => {
    const columns = widths[at]
    if (columns) return { text: isTableRule(line) ? '' : inColumns(cellsOf(line), columns) }
    if (of === 'cells' || line.length > LONGEST) return { text: line }
    if (of === 'message')
      return { text: withoutSigns(line), ...(BOLD_OF_MESSAGE.test(line.trim()) && { isBold: true }) }
    const heading = headingOf(line)
    if (heading) return { ...heading, text: withoutSigns(heading.text) }
    const trimmed = line.trim()
    if (/^(?:-{3,}|\*{3,}|_{3,})$/u.test(trimmed)) return { text: '' }
    return {
      text: withoutSigns(line),
      ...(/^(?:[-+]\s)?\*\*[^*]+\*\*$/u.test(trimmed) && { isBold: true }),
      ...(/^(?:\*[^*\s][^*]*\*|_[^_\s][^_]*_)$/u.test(trimmed) && { isItalic: true }),
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
  (isTableRow(line) ? line.trim().slice(1, -1) : line).split('|').map((cell) => withoutSigns(cell.trim()))

/** Widths of the columns of the table that a line belongs to, in characters. */
function tableWidths(lines: readonly string[]): (number[] | undefined)[] {
  const found: (number[] | undefined)[] = lines.map(() => undefined)
  if (lines.some((line) => line.length <= LONGEST && hasEmptyCell(line))) {
    const widths = widthsOf(lines.filter(isRow))
    return lines.map((line) => (isRow(line) ? widths : undefined))
  }
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST || !isTableRule(line) || !isTableRow(lines[at - 1] ?? '')) continue
    let end = at + 1
    while (isTableRow(lines[end] ?? '')) end += 1
    const rows = lines.slice(at - 1, end).filter((row) => !isTableRule(row))
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
