import { isElement, type PageElement, type PageNode, textIn } from './page.ts'

interface TableRow {
  /** Cells are below those of the row above. */
  readonly text: string
  readonly isHead: boolean
}

/** Spaces between columns. */
const BETWEEN = 4

/** Characters; a longer cell of words is a paragraph, and does not push the columns behind it away. */
const WIDEST = 60

/**
 * The rows of a table whose cells hold a line each; undefined for one that only arranges a page, with several lines
 * or tables in a cell.
 */
export function tableRows(table: PageElement): TableRow[] | undefined {
  const rows = rowsIn(table).map((row) =>
    row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th'),
  )
  if (rows.flat().some((cell) => linesIn(cell) > 1)) return undefined
  const cells = rows.map((row) => row.map((cell) => textIn(cell).replaceAll(/\s+/gu, ' ').trim()))
  const widths: number[] = []
  for (const row of cells)
    for (const [at, text] of row.entries())
      widths[at] = Math.min(WIDEST, Math.max(widths[at] ?? 0, text.length))
  return cells.flatMap((row, at) => {
    const text = row
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + BETWEEN))
      .join('')
      .trimEnd()
    const isHead = rows[at]?.every(({ tagName }) => tagName === 'th') === true
    return text.trim() === '' ? [] : [{ text, isHead }]
  })
}

/** Of the table itself, not of one within it. */
const rowsIn = (node: PageElement): PageElement[] =>
  node.childNodes
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === 'tr' ? [child] : /^(?:tbody|thead|tfoot)$/u.test(child.tagName) ? rowsIn(child) : [],
    )

function linesIn(cell: PageElement): number {
  const blocks = (node: PageNode): number => {
    if (!isElement(node)) return 0
    if (node.tagName === 'table') return 2
    const own = /^(?:p|div|li|h[1-6]|dt|dd)$/u.test(node.tagName) && textIn(node).trim() !== '' ? 1 : 0
    const isBreak = node.tagName === 'br' ? 1 : 0
    const inner = node.childNodes.reduce((sum, child) => sum + blocks(child), 0)
    return isBreak + Math.max(own, inner)
  }
  const breaks = cell.childNodes.reduce((sum, child) => sum + blocks(child), 0)
  const hasBreak = cell.childNodes.some((child) => isElement(child) && child.tagName === 'br')
  return hasBreak ? breaks + 1 : Math.max(1, breaks)
}
