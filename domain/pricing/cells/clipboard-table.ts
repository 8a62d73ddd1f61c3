import Papa from 'papaparse'

/** Is a whole line one price, so that a comma in it is between no cells? */
type IsPrice = (text: string) => boolean

/**
 * The cells of a text from a clipboard. Spreadsheets put tabs between them; a text from elsewhere may have semicolons
 * or commas. A column of prices alone (`14,50`) has nothing between cells.
 */
export function clipboardTable(text: string, isPrice: IsPrice): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n|\r/g, '\n')
  const delimiter = delimiterOf(plain, isPrice)
  const parsed = parse(plain, delimiter)
  // One stray mark (a 12" pizza) would otherwise swallow the rest.
  const isUnclosed = parsed.errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  const rows = (isUnclosed ? parse(plain, delimiter, '\0') : parsed).data
  const cells = rows.map((row) => row.map((cell) => cell.trim()))
  return cells.slice(0, cells.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
}

const parse = (text: string, delimiter: string, quoteChar = '"'): Papa.ParseResult<string[]> =>
  Papa.parse<string[]>(text, { delimiter, quoteChar, newline: '\n' })

function delimiterOf(text: string, isPrice: IsPrice): string {
  if (text.includes('\t')) return '\t'
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isMost = (fits: (line: string) => boolean) => lines.filter(fits).length * 2 >= lines.length
  if (isMost(isPrice)) return '\t'
  return [';', ','].find((mark) => isMost((line) => line.includes(mark))) ?? '\t'
}
