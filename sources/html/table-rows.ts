import { meantWhole } from '../../domain/reading/tables/mapping/heading-words.ts'
import { sectionWordShare } from '../../domain/reading/words/section-words.ts'
import { AMOUNT } from './amounts.ts'
import { isElement, type PageElement, textIn } from './page.ts'

interface TableRow {
  /** Cells are below those of the row above. */
  readonly text: string
  readonly isHead: boolean
  /** A row of one cell that heads those below. */
  readonly isHeading: boolean
}

interface Cell {
  readonly element: PageElement
  readonly lines: readonly string[]
}

/** Spaces between columns. */
const BETWEEN = 4

/** Characters; a longer cell of words is a paragraph, and does not push the columns behind it away. */
const WIDEST = 60

/** Share of the rows that end in a price, of a table whose cells have several lines. */
const MOST = 0.6

/**
 * The rows of a table; what a cell has below its first line is below its row. Undefined for a table that only arranges
 * a page.
 * @param linesOf the lines of a cell
 */
export function tableRows(
  table: PageElement,
  linesOf: (cell: PageElement) => readonly string[],
): TableRow[] | undefined {
  if (rowsIn(table).some((row) => row.childNodes.some((cell) => isElement(cell) && hasTable(cell))))
    return undefined
  const rows = numbered(
    rowsIn(table).map((row) =>
      row.childNodes
        .filter(isElement)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .map((element): Cell => ({ element, lines: linesOf(element) })),
    ),
  )
  if (rows.flat().some(({ lines }) => lines.length > 1) && !areItems(rows)) return undefined
  const widths: number[] = []
  for (const row of rows)
    if (filledIn(row).length > 1)
      for (const [at, { lines }] of row.entries())
        widths[at] = Math.min(WIDEST, Math.max(widths[at] ?? 0, lines[0]?.length ?? 0))
  const priced = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const isPriced = Array.from({ length: priced }, (_, at) => isPriceColumn(rows, at))
  return rows
    .map((row) => withoutPlainHeads(row, isPriced))
    .flatMap((row) => {
      const [only, ...others] = filledIn(row)
      if (only === undefined) return []
      const isHead = row.every(({ element }) => element.tagName === 'th')
      const isHeading = others.length === 0 && holdsHeading(only.element)
      const text = row
        .map(({ lines: [first = ''] }, column) => first.padEnd((widths[column] ?? 0) + BETWEEN))
        .join('')
        .trimEnd()
      const below = row.flatMap(({ lines }) => lines.slice(1))
      return [
        { text: isHeading ? text.trim() : text, isHead, isHeading },
        ...below.map((line) => ({ text: line, isHead: false, isHeading: false })),
      ]
    })
}

/** `12`, `A4`, `23b.`: the number of a dish */
const NUMBER = /^[A-Z]?\d{1,3}[a-z]?\.?$/u

/** Rows with the numbers of their dishes in front of their names, where the first column holds nothing else. */
function numbered(rows: readonly (readonly Cell[])[]): (readonly Cell[])[] {
  const isHead = (row: readonly Cell[]) => row.every(({ element }) => element.tagName === 'th')
  const below = rows.filter((row) => row.length > 2 && filledIn(row).length > 2 && !isHead(row))
  const areNumbers = below.every(
    ([number, name]) => NUMBER.test(number?.lines.join(' ') ?? '') && /\p{L}/u.test(name?.lines[0] ?? ''),
  )
  if (below.length === 0 || !areNumbers) return [...rows]
  return rows.map((row) => {
    const [number, name, ...others] = row
    if (!number || !name || others.length === 0) return row
    const [first = '', ...more] = name.lines
    const isNumber = NUMBER.test(number.lines[0] ?? '')
    const lead = isNumber ? `${number.lines[0]?.replace(/\.$/u, '')}. ` : ''
    return [{ ...name, lines: [`${lead}${first}`, ...more] }, ...others]
  })
}

const isHeadRow = (row: readonly Cell[]): boolean => row.every(({ element }) => element.tagName === 'th')

const isPrice = (line: string): boolean => AMOUNT.test(line) && !/^(?:19|20)\d\d$/u.test(line)

const isPriceColumn = (rows: readonly (readonly Cell[])[], at: number): boolean => {
  const filled = rows.filter((row) => !isHeadRow(row)).flatMap((row) => row[at]?.lines[0] ?? [])
  return filled.length > 0 && filled.filter(isPrice).length >= filled.length * MOST
}

/** A row of headings without those that head no prices, but for the one that names a section. */
function withoutPlainHeads(row: readonly Cell[], isPriced: readonly boolean[]): readonly Cell[] {
  if (!isHeadRow(row) || !isPriced.includes(true)) return row
  return row.map((cell, at) => {
    const [head = ''] = cell.lines
    const isPlain = isPriced[at] ? meantWhole(head) === 'price' : at > 0 || sectionWordShare(head) === 0
    return isPlain ? { ...cell, lines: [] } : cell
  })
}

const filledIn = (row: readonly Cell[]): Cell[] => row.filter(({ lines }) => lines.length > 0)

const endsInPrice = (line: string): boolean => AMOUNT.test(line) || /\d[.,]\d\d(?:\s?\p{Sc})?$/u.test(line)

/** In each row one cell has several lines, those of one dish, and most rows have their prices in separate cells. */
function areItems(rows: readonly (readonly Cell[])[]): boolean {
  const wide = rows.filter((row) => filledIn(row).length > 1)
  const below = wide.filter((row) => !row.every(({ element }) => element.tagName === 'th'))
  const priced = below.filter((row) =>
    row.some(({ lines }) => lines.length === 1 && endsInPrice(lines[0] ?? '')),
  )
  return (
    below.length > 0 &&
    priced.length >= below.length * MOST &&
    rows.every((row) => {
      const long = row.filter(({ lines }) => lines.length > 1)
      return long.length < 2 && !long.some(({ lines }) => lines.some(endsInPrice))
    })
  )
}

/** Of the table itself, not of one within it. */
const rowsIn = (node: PageElement): PageElement[] =>
  node.childNodes
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === 'tr' ? [child] : /^(?:tbody|thead|tfoot)$/u.test(child.tagName) ? rowsIn(child) : [],
    )

const hasTable = (element: PageElement): boolean =>
  element.childNodes.some(
    (child) =>
      isElement(child) && (child.tagName === 'table' || hasTable(child)) && textIn(child).trim() !== '',
  )

/** `<td colspan="3"><h3>Curries</h3>` */
const holdsHeading = (element: PageElement): boolean =>
  element.childNodes.some(
    (child) => isElement(child) && (/^h[1-6]$/u.test(child.tagName) || holdsHeading(child)),
  )
