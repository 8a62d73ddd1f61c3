import { allPriceWords } from '../../menu/price-text/price-words.ts'
import { DEFAULT_CURRENCY } from '../../money/currency.ts'
import type { SourceRow } from '../columns/match-columns.ts'
import { type ColumnMatch, noColumns } from '../columns/menu-columns.ts'
import { readPriceCell } from '../rows/price-cell.ts'
import { isCapitals, isMarkedHeading, LONGEST_HEADING, withoutOrnaments } from '../words/heading-words.ts'
import { readDietaryWords } from '../words/label-words.ts'
import { readPrice } from '../words/price-text.ts'
import type { SourceTable } from './table.ts'

/** The columns of a menu that was read from plain text. */
export const textColumns: ColumnMatch = {
  ...noColumns,
  section: 0,
  name: 1,
  description: 2,
  price: 3,
  dietary: 4,
}

type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'dish'; readonly number: number; readonly name: string; readonly price: string }
  | { readonly kind: 'price'; readonly number: number; readonly price: string }
  | { readonly kind: 'words'; readonly number: number; readonly text: string }

interface Dish {
  readonly number: number
  readonly section: string
  readonly name: string
  price: string
  readonly description: string[]
}

/**
 * Reads a menu as it is printed or mailed into rows of {@link textColumns}: headings, lines that end in a
 * price ("Tomato soup … 6.50"), prices on a line of their own, and what is said of a dish on the lines
 * below it. A line that is none of these becomes a dish without a price, so that nothing is lost: reading
 * the rows leaves it out and says why. Rows bear the numbers of their lines. Never throws.
 */
export function readMenuText(source: string): SourceTable {
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text, index) => readLine(text, index + 1))
  return { rows: dishesOf(lines).map(rowOf), delimiter: '', hasUnclosedQuote: false }
}

function dishesOf(lines: readonly Line[]): Dish[] {
  const dishes: Dish[] = []
  let heading: { number: number; text: string; isUsed: boolean } | null = null
  let open: Dish | null = null
  const begin = (number: number, name: string, price = ''): Dish => {
    const dish = { number, section: heading?.text ?? '', name, price, description: [] }
    if (heading) heading.isUsed = true
    dishes.push(dish)
    return dish
  }
  /** A heading that no dish follows was none, or is a title: it is not to be lost. */
  const closeHeading = () => {
    if (!heading || heading.isUsed) return
    dishes.push({ number: heading.number, section: '', name: heading.text, price: '', description: [] })
  }
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'blank') continue
    const isApart = isBlank(lines[index - 1])
    if (line.kind === 'dish') open = begin(line.number, line.name, line.price)
    else if (line.kind === 'price') {
      if (open?.price === '') open.price = line.price
      else open = begin(line.number, '', line.price)
    } else if (isHeading(lines, index)) {
      closeHeading()
      heading = { number: line.number, text: withoutOrnaments(line.text), isUsed: false }
      open = null
    } else if (open && belongsTo(open, line.text, isApart, lines[index + 1])) open.description.push(line.text)
    else open = begin(line.number, line.text)
  }
  closeHeading()
  return dishes.toSorted((a, b) => a.number - b.number)
}

/** Is a line of words said of the dish above it? */
function belongsTo(dish: Dish, text: string, isApart: boolean, next: Line | undefined): boolean {
  // Above a price that stands alone is a name, unless the dish above still waits for that price.
  if (next?.kind === 'price') return dish.price === '' && !isApart
  return !isApart || isSentence(text)
}

function rowOf({ number, section, name, price, description }: Dish): SourceRow {
  const { rest, marks } = splitMarks(name)
  return { number, cells: [section, rest, description.join(' '), price, marks] }
}

/** Characters; the patterns below are for lines of a menu and would take their time over a whole book. */
const LONGEST_LINE = 2000

/** Characters from the end in which prices can stand. */
const PRICE_ROOM = 60

/** An amount; a currency may stand on either side of it. */
const AMOUNT = String.raw`(?:(?:(?:US)?\p{Sc}|USD|EUR)\s?)?\d[\d.,]{0,11}[\u00BC-\u00BE]?(?:[.,][-\u2013\u2014])?(?:\s?(?:\p{Sc}|USD|EUR|dollars))?`

/** The words for a market price that end no name: `MP`, and those of several words. */
const MARKET = ['MP', 'M.P.', ...allPriceWords.map(({ market }) => market)]
  .map((words) => words.replaceAll('.', String.raw`\.`))
  .join('|')

/** At the end of a line: `6.50`, `14 / 52`, `from 32`, `2 each`, `MP`. */
const PRICE_AT_END = new RegExp(
  String.raw`(?:(?:from\s)?${AMOUNT}(?:\s?[/|]\s?${AMOUNT}){0,7}(?:\s(?:each|ea\.?))?|(?<=^|[\s*\p{Pd}])(?:${MARKET}))$`,
  'iu',
)

/** Dots, dashes, a tab or spaces lead from a name to its price. */
const LEADERS_AT_END = /[\s.\u2026\u00B7\u2022_\-\u2013\u2014:|]+$/u

/** Nothing but rules and ornaments. */
const ORNAMENT_LINE = /^[\s*=~_#.\u2026\u00B7\u2022\-\u2013\u2014]*$/u

function readLine(written: string, number: number): Line {
  const text = written.trim()
  if (text.length > LONGEST_LINE) return { kind: 'words', number, text }
  if (ORNAMENT_LINE.test(text)) return { kind: 'blank' }
  const price = PRICE_AT_END.exec(text.slice(-PRICE_ROOM))?.[0]
  if (price === undefined || !isPriceText(price)) return { kind: 'words', number, text }
  const before = text.slice(0, -price.length)
  const name = before.replace(LEADERS_AT_END, '')
  if (name === '') return { kind: 'price', number, price }
  const leaders = before.slice(name.length)
  const isYear = /^(?:19|20)\d\d$/.test(price) && leaders.length === 1
  if (leaders === '' || isYear) return { kind: 'words', number, text }
  return { kind: 'dish', number, name, price }
}

/** In any currency: what it is will be seen from all prices together. */
const isPriceText = (text: string): boolean =>
  'amount' in readPrice(text, false) || 'prices' in readPriceCell(text, DEFAULT_CURRENCY)

const isBlank = (line: Line | undefined): boolean => line === undefined || line.kind === 'blank'

/** Lines of a dish whose price stands below its description. */
const LONGEST_BLOCK = 8

/**
 * Does a line of words head a section? It says so itself (a colon, a hash, a usual word, capitals), or it
 * stands apart and a dish follows.
 */
function isHeading(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  if (line?.kind !== 'words' || line.text.length > 2 * LONGEST_HEADING) return false
  let nextAt = index + 1
  while (lines[nextAt]?.kind === 'blank') nextAt += 1
  const next = lines[nextAt]
  if (!next || next.kind === 'price') return false
  if (isMarkedHeading(line.text)) return true
  const words = withoutOrnaments(line.text)
  if (words.length > LONGEST_HEADING || isSentence(line.text)) return false
  const isApart = isBlank(lines[index - 1])
  if (next.kind === 'dish') return isApart || isCapitals(words)
  const block = lines.slice(nextAt, nextAt + LONGEST_BLOCK)
  const priceAt = block.findIndex(({ kind }) => kind !== 'words')
  if (block[priceAt]?.kind !== 'price') return false
  return nextAt > index + 1 || (isApart && isCapitals(words) && priceAt === 1)
}

/** Does it read as something said of a dish rather than as a name? */
const isSentence = (text: string): boolean =>
  text.length > LONGEST_HEADING || /[.!?;,]$|,\s/.test(text) || /^\p{Ll}/u.test(text)

/** Takes dietary marks in brackets off a name: "Tomato soup (V, GF)". */
function splitMarks(name: string): { rest: string; marks: string } {
  const marks: string[] = []
  if (name.length > LONGEST_LINE) return { rest: name, marks: '' }
  const rest = name.replaceAll(/\s*[([]([^()[\]]{1,60})[)\]]/g, (whole, inside: string) => {
    const { labels, unknown } = readDietaryWords(inside)
    if (labels.length === 0 || unknown.length > 0) return whole
    marks.push(inside)
    return ''
  })
  return rest.trim() === '' ? { rest: name, marks: '' } : { rest: rest.trim(), marks: marks.join(', ') }
}
