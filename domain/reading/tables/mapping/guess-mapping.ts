import { MENU_FIELDS, MENU_HEADINGS } from '../../../exchange/columns/menu-columns.ts'
import { isCurrency } from '../../../money/currency.ts'
import { isLabel } from '../../../prices/words/labels.ts'
import { meaningOf, usualMeaning } from '../../words/claim-words.ts'
import { isFigure } from '../sheet/cell-shapes.ts'
import { type ColumnUse, holdsMenu, type TableMapping, type TableSheet } from '../sheet/mapping.ts'
import { tillColumns } from '../tills/till-headings.ts'
import { isRepeatable } from './choose-column.ts'
import { type ColumnFacts, factsOfColumns, isPriceCell, MOST, SAMPLE_ROWS } from './column-facts.ts'
import { energyUnitOf, withEnergies } from './energy-columns.ts'
import { filledIn } from './filled-in.ts'
import { headsCost } from './headed-columns.ts'
import { languagesOfHeadings } from './heading-languages.ts'
import { besidePrice, deniesClaims, meantInPart, meantWhole, plainHeading } from './heading-words.ts'
import { withPricesBeside } from './prices-beside.ts'
import { withoutRivals } from './said-twice.ts'

/** A title, an address and rows of instructions may be above the headings. */
const ROWS_ABOVE_HEADINGS = 25

const ownHeadings = new Map(MENU_FIELDS.map((field) => [plainHeading(MENU_HEADINGS[field]), field]))

/**
 * How a table is most likely to be read: by the headings of the tills, by our own, by the words of headings in the
 * languages of menus, and by what is below them. A person may correct every column. Never throws.
 */
export function guessMapping(sheet: TableSheet): TableMapping {
  const rows = sheet.rows.slice(0, ROWS_ABOVE_HEADINGS)
  for (const [at, cells] of rows.entries()) {
    const till = tillColumns(cells, sheet.rows.slice(at + 1))
    if (till) return { ...till, headings: at }
  }
  const guesses = rows.flatMap((cells, at) => {
    if (cells.filter((cell) => cell.trim() !== '').length < 2) return []
    const guess = byHeadings(sheet, at)
    return guess && holdsMenu(guess.mapping) ? [guess] : []
  })
  const [best] = guesses.toSorted((one, other) => other.known - one.known)
  // Further down the sizes of one section may be over its prices.
  const first = guesses.find(({ isWhole }) => isWhole)
  return (first ?? best)?.mapping ?? withoutHeadings(sheet)
}

/**
 * How a table is most likely to be read under the headings that a person points at.
 * @param at the row of the headings, from 0; null for a table without any
 */
export function guessUnder(sheet: TableSheet, at: number | null): TableMapping {
  if (at === null) {
    const facts = factsOfColumns(sheet, 0)
    return { kind: 'other', headings: null, columns: filledIn(facts.map(nothing), facts, hiddenOf(sheet)) }
  }
  const till = tillColumns(sheet.rows[at] ?? [], sheet.rows.slice(at + 1))
  if (till) return { ...till, headings: at }
  const guess = byHeadings(sheet, at)?.mapping
  if (guess) return guess
  const facts = factsOfColumns(sheet, at + 1)
  return {
    kind: 'other',
    headings: at,
    columns: filledIn(facts.map(nothing), facts, hiddenOf(sheet), sheet.rows[at]),
  }
}

/** Columns with words of which no heading says what they hold, from 0: a person should look at what was guessed. */
export function columnsGuessed(sheet: TableSheet, { kind, headings }: TableMapping): number[] {
  if (kind !== 'other') return []
  const cells = headings === null ? [] : (sheet.rows[headings] ?? [])
  return factsOfColumns(sheet, headings === null ? 0 : headings + 1).flatMap((facts) => {
    const heading = (cells[facts.at] ?? '').replace(LANGUAGE, '')
    return facts.isBlank || isHidden(sheet, facts.at) || meantBy(heading, facts) !== undefined
      ? []
      : [facts.at]
  })
}

const nothing = (): ColumnUse => ({ holds: 'nothing' })

const isHidden = ({ hiddenColumns = [] }: TableSheet, column: number): boolean =>
  hiddenColumns.includes(column)

/** Of each column whether it is hidden: then nothing is guessed of it. */
const hiddenOf = ({ hiddenColumns = [] }: TableSheet): boolean[] =>
  Array.from({ length: Math.max(0, ...hiddenColumns.map((column) => column + 1)) }, (_, at) =>
    hiddenColumns.includes(at),
  )

interface HeadedGuess {
  readonly mapping: TableMapping
  /** Columns of which the headings say what they hold. */
  readonly known: number
  /** Returns whether the headings say where names and prices are. */
  readonly isWhole: boolean
}

function byHeadings(sheet: TableSheet, at: number): HeadedGuess | undefined {
  const headings = sheet.rows[at] ?? []
  const own = headings.map((heading) => ownHeadings.get(plainHeading(heading)))
  if (own.includes('id') && own.includes('name') && own.includes('price'))
    return {
      mapping: {
        kind: 'carte',
        headings: at,
        columns: once(own.map((field) => ({ holds: field ?? 'nothing' }))),
      },
      known: headings.length,
      isWhole: true,
    }
  // No headings, but a row of an item.
  if (headings.some((heading) => isFigure(heading) && !isLabel(heading) && !isNumbered(heading)))
    return undefined
  const facts = factsOfColumns(sheet, at + 1)
  const sample = sheet.rows.slice(at, at + SAMPLE_ROWS)
  const said = inTwoLanguages(
    headings,
    headings.map((heading, column) =>
      isHidden(sheet, column) ? nothing() : meantBy(heading.replace(LANGUAGE, ''), facts[column]),
    ),
    facts,
  )
  const named = withoutRivals(said, sample, facts)
  const known = said.filter((use) => use !== undefined).length
  if (!named.some((use) => use && use.holds !== 'nothing')) return undefined
  const told = withEnergies(withPricesBeside(named, sample, facts))
  const columns = filledIn(
    once(
      several(
        told.map((use) => use ?? { holds: 'nothing' }),
        headings,
      ),
    ),
    facts,
    told.map((use) => use !== undefined),
    headings,
  )
  const holds = new Set(named.map((use) => use?.holds))
  return {
    mapping: { kind: 'other', headings: at, columns: withCost(columns, headings, facts) },
    known,
    isWhole: holds.has('name') && holds.has('price'),
  }
}

/** `PVP1`, `Prix 2`: one of several lists of prices. */
function isNumbered(heading: string): boolean {
  const [, word = ''] = /^(\p{L}{3,})\s?\d$/u.exec(heading.trim()) ?? []
  return meantWhole(word) === 'price' && !isCurrency(word.toUpperCase())
}

/** `Cost` and `Regular price` head what a dish costs its guest where no other column has prices. */
function withCost(
  columns: readonly ColumnUse[],
  headings: readonly string[],
  facts: readonly ColumnFacts[],
): readonly ColumnUse[] {
  if (columns.some(({ holds }) => holds === 'price' || holds === 'prices')) return columns
  const former = columns.findIndex(({ holds }) => holds === 'former')
  if (former >= 0) return columns.map((use, at) => (at === former ? { holds: 'price' } : use))
  const cost = facts.find(({ at, prices }) => prices >= MOST && headsCost(headings[at] ?? ''))
  return columns.map((use, at) => (at === cost?.at ? { holds: 'price' } : use))
}

/** `Name (EN)`, `name_el`, `Description Spanish`, `Chinese name` */
const LANGUAGE =
  /[\s(_-]+(?:en|de|fr|es|it|pt|nl|english|german|french|spanish|italian|portuguese|dutch|chinese|japanese)\)?\s*$|[(_](?:a[rz]|bg|c[asnyz]|da|el|et|eu|f[ai]|g[alr]|h[eiruy]|ja|jp|k[aokr]|l[tv]|m[kst]|n[b]|pl|r[ou]|s[eklqrv]|t[hr]|u[akr]|vi|zh)\)?\s*$|^\s*(?:english|german|french|spanish|italian|portuguese|dutch|chinese|japanese|korean|thai|vietnamese|arabic)\s+/iu

const secondOf: Readonly<Record<string, ColumnUse['holds']>> = {
  name: 'secondName',
  description: 'secondDescription',
}

/** Of two columns of names in two languages, `Name (EN)` and `Name (DE)` or `Gericht` and `Dish`, the second holds the second lines. */
function inTwoLanguages(
  headings: readonly string[],
  uses: readonly (ColumnUse | undefined)[],
  facts: readonly ColumnFacts[],
): (ColumnUse | undefined)[] {
  const distinct = (at: number) => facts[at]?.distinct ?? 0
  return uses.map((use, at) => {
    const second = use && secondOf[use.holds]
    const before = uses.findIndex((other) => other?.holds === use?.holds)
    const areTwo = () =>
      LANGUAGE.test(headings[at] ?? '') || areOfTwo(headings[before] ?? '', headings[at] ?? '')
    // `Menú` on row after row is not a name next to `Producto`.
    return second && before < at && distinct(at) < 2 * distinct(before) && areTwo() ? { holds: second } : use
  })
}

const languagesOf = languagesOfHeadings(plainHeading)

const areOfTwo = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((heading) => languagesOf.get(plainHeading(heading)))
  return first !== undefined && second !== undefined && first.isDisjointFrom(second)
}

/** Returns what a heading says, unless the cells below contradict it. */
function meantBy(heading: string, facts: ColumnFacts | undefined): ColumnUse | undefined {
  const words = heading.trim()
  if (words === '' || words.length > 60 || !facts) return undefined
  if (/\bid$/iu.test(words) && !ownHeadings.has(plainHeading(words))) return { holds: 'nothing' }
  const whole = ownHeadings.get(plainHeading(words)) ?? meantWhole(words)
  const energy = whole === 'priceKcal' ? undefined : energyUnitOf(words)
  if (energy) return { holds: energy }
  const isPriced = facts.isBlank || facts.prices >= MOST || (whole === 'price' && hasPricesAmongWords(facts))
  if (whole === 'nothing') return { holds: 'nothing' }
  if (whole === 'price' || whole === 'former') return isPriced ? { holds: whole } : undefined
  const beside = besidePrice(words)
  if (beside !== undefined) return isPriced ? priceUnder(beside) : undefined
  // Flags of diets and allergens: `Vegan`, `GF`, `Contains nuts`.
  const flagged = words.replace(/^contains\s/iu, '').replace(/\?$/u, '')
  const flag = facts.flags >= MOST ? (meaningOf(flagged) ?? usualMeaning(flagged)) : undefined
  if (flag?.key && (flag.kind === 'diet' || flag.kind === 'allergen'))
    return {
      holds: flag.kind === 'diet' ? 'dietFlag' : 'allergenFlag',
      label: flagged,
    }
  if (deniesClaims(words) || (whole === 'number' && isOfWords(facts))) return { holds: 'nothing' }
  if (whole !== 'name' && isLabel(words) && facts.prices >= MOST && !facts.areYears)
    return { holds: 'prices', label: words }
  const part = whole ?? meantInPart(words)
  if (part === 'size' && facts.prices >= MOST && facts.hasCents) return undefined
  return part && { holds: part }
}

/** \`ask your server\` among figures, where a heading says that they are prices. */
function hasPricesAmongWords({ texts }: ColumnFacts): boolean {
  const figures = [...texts].filter((text) => /\d/u.test(text))
  return (
    figures.length * 3 >= texts.size && figures.every((text) => isPriceCell(text, false) || isFigure(text))
  )
}

/** `No` over `nuts`: most of its cells are words, and none is a number of a dish. */
const isOfWords = ({ texts }: ColumnFacts): boolean =>
  [...texts].filter((text) => /\p{L}{3}/u.test(text)).length > texts.size / 2

const priceUnder = (label: string): ColumnUse =>
  label === '' || /^\d+$/u.test(label) || !isLabel(label)
    ? { holds: 'price', ...(label !== '' && { label }) }
    : { holds: 'prices', label }

/** Finds two or more columns of prices next to each other, each with what is sold at it. */
function several(columns: readonly ColumnUse[], headings: readonly string[]): ColumnUse[] {
  const priced = columns.filter(({ holds }) => holds === 'price' || holds === 'prices')
  if (priced.length < 2) return columns.map((use) => (use.holds === 'price' ? { holds: 'price' } : use))
  return columns.map((use, at) => {
    if (use.holds !== 'price') return use
    const beside = besidePrice(headings[at] ?? '') ?? ''
    return { holds: 'prices', label: /^\d*$/u.test(beside) ? '' : beside }
  })
}

/** A field is in one column: the first that says so. */
function once(columns: readonly ColumnUse[]): ColumnUse[] {
  const taken = new Set<string>()
  return columns.map((use) => {
    if (isRepeatable(use.holds)) return use
    if (taken.has(use.holds)) return { holds: 'nothing' }
    taken.add(use.holds)
    return use
  })
}

/** A table whose headings say nothing that is known, or that has none. */
function withoutHeadings(sheet: TableSheet): TableMapping {
  const headings = unknownHeadings(sheet)
  const facts = factsOfColumns(sheet, headings === null ? 0 : headings + 1)
  const cells = headings === null ? [] : sheet.rows[headings]
  return { kind: 'other', headings, columns: filledIn(facts.map(nothing), facts, hiddenOf(sheet), cells) }
}

/** The first row, where it has words above a column of prices and no figure at all: it heads the others. */
function unknownHeadings(sheet: TableSheet): number | null {
  const at = sheet.rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  const cells = sheet.rows[at]?.map((cell) => cell.trim()) ?? []
  if (cells.some((cell) => /\d/u.test(cell))) return null
  const headsPrices = factsOfColumns(sheet, at + 1).some(
    ({ at: column, prices, isBlank }) =>
      !isBlank && prices >= MOST && (cells[column] ?? '') !== '' && !isPriceCell(cells[column] ?? '', false),
  )
  return headsPrices ? at : null
}
