import Papa from 'papaparse'

/** What a text is. */
export type TextKind = 'html' | 'json' | 'table' | 'lines'

export function judgeText(text: string): TextKind {
  const beginning = text.replace(/^\uFEFF/u, '').trimStart()
  if (/^(?:<!doctype html|<html|<head|<body|<\?xml[^>]*>\s*<(?:!doctype )?html)/iu.test(beginning))
    return 'html'
  if (/^</u.test(beginning) && /<(?:div|p|table|ul|h[1-6]|section|article|main|span)\b/iu.test(beginning))
    return 'html'
  if (/^[{[]/u.test(beginning) && isJson(beginning)) return 'json'
  return isTable(text) ? 'table' : 'lines'
}

function isJson(text: string): boolean {
  if (!/[\]}]\s*$/u.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    // A menu may begin with a bracket: `[Starters]`.
    return /^(?:\{\s*"|\[\s*[{[])/u.test(text)
  }
}

/** Rows that are looked at. */
const SAMPLE = 200

/** Share of the rows that have as many cells as the commonest. */
const ALIKE = 0.8

const HEADING =
  /^(?:.*\b(?:name|item|price|section|category|description|title|dish)s?\b.*|nom|plat|piatto|gerecht|prix|preis|artikel|bezeichnung|gericht|kategorie|catégorie|categor[ií]a|precio|nombre|plato|prezzo|nome|prato|preço|naam|prijs|namn|pris|sku)$/iu

/** Is a text a table? Its rows are alike, and headings or a column of numbers say so. */
function isTable(text: string): boolean {
  return [',', ';', '\t', '|'].some((delimiter) => {
    const { data: rows } = Papa.parse<string[]>(text, {
      delimiter,
      preview: SAMPLE,
      skipEmptyLines: 'greedy',
    })
    if (rows.length < 2) return false
    const counts = Map.groupBy(rows, (row) => row.length)
    const [columns, alike] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0, []]
    if (columns < 2) return false
    // Instructions may be above the headings.
    const headings = rows.slice(0, 5).map((row) => row.filter((cell) => HEADING.test(cell.trim())).length)
    if (Math.max(...headings) >= 2) return true
    if (alike.length < rows.length * ALIKE) return false
    // Words and a price in each line are a menu as it is written, unless there is more.
    if (columns < 3 || delimiter === '|') return false
    const isPriced = (cell: string | undefined): boolean => PRICE.test(cell?.trim() ?? '')
    const isColumn = Array.from({ length: columns }, (_, at) => at).some(
      (at) => alike.filter((row) => isPriced(row[at])).length >= alike.length * ALIKE,
    )
    // Prices of sizes are in several columns, below headings.
    return (
      isColumn ||
      (columns > 3 && alike.filter((row) => row.some(isPriced)).length >= (alike.length - 1) * ALIKE)
    )
  })
}

const PRICE = /^\p{Sc}?\s?\d{1,6}(?:[.,]\d{1,3})?\s?(?:\p{Sc}|[A-Z]{3})?$/u
