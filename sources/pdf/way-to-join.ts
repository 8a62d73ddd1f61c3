import { isLabel } from '../../domain/prices/words/labels.ts'
import { type Run, type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import { HYPHEN } from './broken-words.ts'
import type { Measures, PageLine } from './page-line.ts'
import { endsWithPrice, hasWords, priceShareOf } from './piece.ts'
import { cellEnd, columnOf, type TableCells } from './table-cells.ts'

/** Blank lines within a paragraph, at most; and where a file says itself that it is one. */
const TIGHT = { guessed: 0.3, told: 0.8 }

/** Characters between the words of a cell and those of the next one. */
const CELL = 1.5

/** Characters up to the first of several prices, which are as wide as the widest of them. */
const BETWEEN_PRICES = 3

/** Words between dots, and other entries between strokes. */
const LIST = /\S\s[·•|・]\s\S/u
const ENTRIES = /\S\s[·•|・~/]\s\S/u

/** A line with a second language, or what is in a dish, behind its only stroke. */
const TWO_PARTS = /^[^/·•|・~]+\s[/|]\s[^/·•|・~]+$/u

/** Does a text begin in small letters, and not with an address? */
export const startsSmall = (text: string): boolean =>
  /^\p{Ll}/u.test(text) && !/^\S+(?:@|\.\p{Ll})\S/u.test(text)

/** Brackets and vintages go on with a name. */
const REST_OF_NAME = /^(?:[([]|(?:(?:19|20)\d\d|NV)$)/u

/** A line that ends so goes on. */
const OPEN_END =
  /(?:[,&+/|~•・\u00B7]|\p{L}\s[–—-]|\s(?:and|or|with|of|the|in|und|oder|mit|vom|von|auf|für|et|ou|avec|de|du|des|à|aux?|y|o|con|del|a|al|la|el|los|las|le|les|di|da|della|alla|ai|e|com|do|van|met|en|med|og|och|på))$/u

/** How a line goes on in the one below: in its cells, in its last part or as a further one, or in the words of its last part. */
export type Way = 'cells' | 'end' | 'words'

/** What is known of the column that two lines are in. */
export interface AroundLines {
  readonly measures: Measures
  /** Whether prices have a separate line below what they are of, however much room is left there. */
  readonly arePricesBelow: boolean
  /** Whether what is said below short names begins as a text does, in small letters or not. */
  readonly isLikeBelow: (text: string) => boolean
  /** Of headings, as multiples of the usual size. */
  readonly headings: ReadonlySet<number>
  readonly names: NameCells
  readonly table: TableCells | undefined
}

/** The names of a column with prices next to them, in characters. */
export interface NameCells {
  /** How far they reach. */
  readonly limit: number
  /** How far those next to as many prices reach. */
  readonly limitNextTo: (prices: number) => number
  /** Where the first column of as many prices or heads begins. */
  readonly startOf: (prices: number) => number
  /** The number of prices of the rows that have most. */
  readonly most: number
  /** Where most of the prices end. */
  readonly edge: number | undefined
}

export function wayToJoin(before: PageLine, here: PageLine, around: AroundLines): Way | undefined {
  if (before.region !== here.region) return undefined
  if (Math.abs(before.line.size - here.line.size) > 0.06) return undefined
  if (!/\p{L}/u.test(textOf(before.line))) return undefined
  const isSameType = before.types.first === here.types.first
  if (isSameType && goesOnBelow(before, here, around)) return 'cells'
  const isSameCell = isSameType || columnOf(before.line.runs, here.line.runs[0] ?? { x: -1 }) > 0
  if (isSameCell && goesOnInCells(before, here, around)) return 'cells'
  if (before.types.last !== here.types.first) return undefined
  const isHeading = around.headings.has(here.line.size) && before.line.size === here.line.size
  if (isHeading && goesOnAsHeading(before, here, around))
    return !isOpenBracket(before.line) && isInFirstCell(before, here, around) ? 'cells' : 'words'
  if (!goesOnAtEnd(before, here, around)) return undefined
  // `Half` and `£19.50` are one price, `small £1.80` is another cell.
  if (isPriceAlone(here.line))
    return /\p{L}$/u.test(textOf(before.line)) && /^\p{Sc}?\s?\d/u.test(textOf(here.line)) ? 'words' : 'end'
  return isOpen(before.line, here.line) || startsSmall(textOf(here.line)) ? 'words' : 'end'
}

/** Blank lines of usual type between the lines of a heading. */
const WITHIN_HEADING = 0.6

/** Does a heading go on below, with whatever is next to it, where its next word has no room? */
const goesOnAsHeading = (before: PageLine, here: PageLine, { measures }: AroundLines): boolean =>
  Math.min(before.line.runs.length, here.line.runs.length) === 1 &&
  here.line.gapAbove <= WITHIN_HEADING &&
  (before.room < neededFor(here.line) * measures.letter || isOpen(before.line, here.line))

/** Letters; a longer cell goes on below itself. */
const LONGEST_CELL = 20

/** Is a line below the first of several cells, of which the last one ends at the edge of the column? */
function isInFirstCell(
  { line, room }: PageLine,
  { line: here }: PageLine,
  { measures }: AroundLines,
): boolean {
  const [first, second] = line.runs
  const [run] = here.runs
  return (
    room < measures.letter &&
    first !== undefined &&
    second !== undefined &&
    second.text.length < LONGEST_CELL &&
    (endsWithPrice(second.text) || !/\d/u.test(second.text)) &&
    run !== undefined &&
    here.runs.length === 1 &&
    Math.abs(run.x - first.x) < 1 &&
    run.x + run.width <= second.x
  )
}

const isOpenBracket = (line: SourceLine): boolean => /\([^)]*$/u.test(textOf(line))

/** Characters; a shorter line ends where it does: `oder / or`. */
const SHORTEST = 10

/** Does a line end so that it goes on in the next one? A bracket does where it is closed there. */
const isOpen = (line: SourceLine, next: SourceLine): boolean =>
  (textOf(line).length > SHORTEST && OPEN_END.test(textOf(line).toLowerCase())) ||
  (isOpenBracket(line) && /^[^(]*\)/u.test(textOf(next)))

const isTold = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && one === other

/** Returns whether a name continues below, by paragraph or brackets, while its prices are next to its first line. */
function goesOnBelow(
  { line: before, blocks, lastWidths, room, goesOn }: PageLine,
  { line: here, blocks: own }: PageLine,
  { names, measures, isLikeBelow }: AroundLines,
): boolean {
  const [first, second] = before.runs
  const [run, ...others] = here.runs
  if (!first || !second || !run || others.length > 0 || Math.abs(run.x - first.x) >= 1) return false
  // The number of a dish doesn't go on below.
  if (!hasWords(first.text) || /\d[.,]\d\d$/u.test(first.text) || endsWithPrice(run.text)) return false
  const cells = before.runs.slice(1).map(({ text }) => text)
  if (!cells.every((text) => endsWithPrice(text) || isLabel(text) || !/\p{L}{3}/u.test(text))) return false
  const isOne = isTold(blocks.first, own.first)
  if (blocks.first !== undefined && own.first !== undefined && !isOne) return false
  // What goes on in a cell doesn't reach under the next one.
  if (!isOne && run.x + run.width > second.x) return false
  if (here.gapAbove > (isOne ? TIGHT.told : TIGHT.guessed)) return false
  if (OPEN_END.test(first.text) || HYPHEN.test(first.text)) return true
  const end = first.x + (lastWidths?.[0] ?? first.width)
  const last = before.runs.at(-1) ?? second
  const isAtEdge =
    room < measures.letter * 2 ||
    (names.edge !== undefined && Math.abs(last.x + last.width - names.edge) < CELL)
  const needed = end + neededFor(here)
  const isSameCase = isCapitals(first.text) === isCapitals(run.text)
  const isOfName = measures.areNamesApart && isSameCase
  if (goesOn && isOfName) return true
  const prices = before.runs.length - 1
  if (goesOn && isSameCase && needed > names.limitNextTo(prices)) return true
  const isRest = REST_OF_NAME.test(run.text)
  const isUnlikeBelow = isOfName || isRest || !isLikeBelow(run.text)
  // A price right behind its name leaves room for the words that go on below.
  if (isAtEdge && isUnlikeBelow) {
    if (needed > second.x - (prices > 1 ? BETWEEN_PRICES : CELL) || needed > names.startOf(prices) - CELL)
      return true
    if ((isOfName || isRest || startsSmall(run.text)) && needed > names.limitNextTo(prices)) return true
  }
  // The name of one dish goes on, however much room it left: its last words are kept together.
  if (isOne && (before.tag?.kind === 'dish' || before.tag?.kind === 'heading')) return true
  return isOne && (run.text.startsWith('(') || end + neededFor(here) > names.limit)
}

/** Do the words of a row of a table go on below, each in its own cell, which the next of them would not fit into? */
function goesOnInCells(
  { line: before, blocks, lastWidths, room }: PageLine,
  { line: here, blocks: own }: PageLine,
  { table, measures }: AroundLines,
): boolean {
  if (!table || before.runs.length < 2 || here.gapAbove > TIGHT.guessed || here.tag?.kind === 'heading')
    return false
  if (blocks.first !== undefined && own.first !== undefined && blocks.first !== own.first) return false
  return here.runs.every((run) => {
    const at = columnOf(before.runs, run)
    const cell = before.runs[at]
    const next = before.runs[at + 1]
    const end = cell && cellEnd(table.edges, cell.x)
    // What begins below nothing, and reaches the end of its column, is a line with a gap.
    if (room < neededFor(here) * measures.letter && next && !table.isColumn(next)) return false
    if (!cell || end === undefined || !hasWords(cell.text) || endsWithPrice(cell.text)) return false
    if (run.x + run.width > end) return false
    // In capitals below small letters it is a heading.
    if (isCapitals(run.text) && !isCapitals(cell.text)) return false
    // A price goes on below the name in its cell, but not below the head of a column.
    const share = priceShareOf(run.text)
    if (share === 'end' || (share === 'all' && /\p{L}{3}/u.test(run.text))) return false
    if (share === 'all' && (at > 0 || !before.runs.slice(1).some(({ text }) => endsWithPrice(text))))
      return false
    return cell.x + (lastWidths?.[at] ?? cell.width) + widthOfFirst(run, here.size) > end - CELL
  })
}

const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** Returns whether the last part of a line goes on below. */
function goesOnAtEnd(
  before: PageLine,
  here: PageLine,
  { measures: { letter }, arePricesBelow, names }: AroundLines,
): boolean {
  const isOne = isTold(before.blocks.last, here.blocks.first)
  // A heading, the name of a dish, or the paragraph of several dishes in a run.
  const isHeading = before.line.tag?.kind === 'heading' || before.line.tag?.kind === 'dish'
  if (isOne && (isHeading || / · /u.test(textOf(before.line)))) return true
  if (before.blocks.last !== undefined && here.blocks.first !== undefined && !isOne) return false
  if (here.line.gapAbove > (isOne ? TIGHT.told : TIGHT.guessed)) return false
  const above = textOf(before.line)
  const text = textOf(here.line)
  const goesOn = isOpen(before.line, here.line)
  const isSmall = startsSmall(text)
  const isRagged = before.room > letter * RAGGED
  // Words behind prices go on as others: `6 pc 12, 12 pc 21 — dry rub, buffalo`.
  const isRemark = isSmall && isRagged && /\d\D*\p{L}{3}[^\p{L}\d]*$/u.test(above)
  const isPriced = endsWithPrice(above) && !isRemark
  if (before.line.runs.length === 1 && HYPHEN.test(above) && isSmall) return true
  const isFull = before.room < neededFor(here.line) * letter
  if (isOne && LIST.test(above) && LIST.test(text)) return true
  const isEntries = ENTRIES.test(above) && ENTRIES.test(text) && !TWO_PARTS.test(above)
  if (isFull && (isOpenEntry(above) || (isEntries && (LIST.test(above) || !endsWithPrice(above)))))
    return true
  // The prices of a full line go on below it, and so does its last word.
  const isPrice =
    isPriceAlone(here.line) && !endsWithPrice(above) && (!arePricesBelow || /^[+–—/|·-]/u.test(text))
  const isLastWord =
    isWhole(before.line) && isWhole(here.line) && /^\p{Lu}\S*$/u.test(text) && above.length > SHORT
  const isLarge = here.line.size >= LARGE && here.line.runs.length === 1 && !isPriced && !endsWithPrice(text)
  // Further prices of a row that doesn't end where the prices of others do.
  const isFurther =
    isPriceAlone(here.line) &&
    endsWithPrice(above) &&
    !arePricesBelow &&
    ((isFull && isRagged) || pricesOf(before.line) + pricesOf(here.line) <= names.most)
  // `18,50` and `€ per person`
  const isSign = /\d$/u.test(above) && /^\p{Sc}(?:\s*\D|$)/u.test(text)
  const isMark = isFull && /^[([]\S*$/u.test(text)
  if (isFurther || isSign || isMark) return true
  if (!isOne && !isSmall && !goesOn && !isPrice && !isLastWord && !isLarge) return false
  if (isPriced) return goesOn
  // What is at the end of a row is another cell, as a name in a second language, and doesn't go on at its beginning.
  const [cell, next] = before.line.runs
  const isCell =
    !isPrice &&
    cell !== undefined &&
    next !== undefined &&
    hasWords(cell.text) &&
    Math.abs((here.line.runs[0]?.x ?? 0) - cell.x) < 1 &&
    (!isSmall || (/^\p{L}/u.test(next.text) && cell.x + cell.width + neededFor(here.line) > next.x - CELL))
  if (isCell && !goesOn && !isOne) return false
  return isFull || (goesOn && (isOne || !endsWithPrice(text)))
}

/** Characters that a line leaves up to the end of its column, where prices don't end all below one another. */
const RAGGED = 0.5

export const pricesOf = ({ runs }: SourceLine): number =>
  runs.length - 1 - runs.findLastIndex(({ text }) => priceShareOf(text) !== 'all')

/** Is the last of some entries with prices between strokes without one? */
function isOpenEntry(text: string): boolean {
  const entries = text.split(/\s[·•|・~/]\s/u)
  const last = entries.pop() ?? ''
  return entries.length > 1 && entries.every(endsWithPrice) && hasWords(last) && !endsWithPrice(last)
}

/** Prices, and no number of a dish before one. */
function isPriceAlone(line: SourceLine): boolean {
  const text = textOf(line)
  return priceShareOf(text) === 'all' && !/^\p{L}?\d{1,3}[.)]?\t/u.test(text)
}

/** How much room a line left for the prices alone below it, in points; undefined where there are none. */
export function roomOfPrice(
  before: PageLine | undefined,
  here: PageLine,
  { letter }: Measures,
): number | undefined {
  if (!before || before.region !== here.region || before.line.runs.length > 1) return undefined
  if (!isPriceAlone(here.line) || endsWithPrice(textOf(before.line))) return undefined
  return before.room - neededFor(here.line) * letter
}

/** Of the usual size: larger type isn't text of dishes; a heading goes on below where its next word has no room. */
export const LARGE = 1.1

/** Characters of a line that hardly fills its column. */
const SHORT = 24

/** Is it one run without a price? */
const isWhole = ({ runs }: SourceLine): boolean => runs.length === 1 && !endsWithPrice(runs[0]?.text ?? '')

/** The first word of a line and the space before it, in characters. */
const neededFor = ({ runs: [first], size }: SourceLine): number => (first ? widthOfFirst(first, size) : 0)

export function widthOfFirst({ text, width }: Run, size: number): number {
  const [word = ''] = text.split(' ')
  const letter = width / text.length
  return Math.max(word.length * size, (word.length + 1) * letter) + Math.max(size, letter)
}
