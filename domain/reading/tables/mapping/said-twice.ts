import type { ColumnUse } from '../sheet/mapping.ts'
import type { ColumnFacts } from './column-facts.ts'
import { besidePrice, headsPriceBehind, namesPrice } from './heading-words.ts'

type Uses = readonly (ColumnUse | undefined)[]

const NOTHING: ColumnUse = { holds: 'nothing' }

/**
 * Decides between columns whose headings say the same: of two of names the one with more different texts (`Menu` next to
 * `Item` is a section), of two of sections the outer and the inner one, of prices those that guests pay.
 * @param rows the headings and a sample of what is below them
 */
export function withoutRivals(
  uses: Uses,
  [headings = [], ...rows]: readonly (readonly string[])[],
  facts: readonly ColumnFacts[],
): Uses {
  return pricesOfGuests(nestedSections(oneName(uses, facts), headings, rows, facts), headings, rows)
}

const columnsOf = (uses: Uses, ...contents: readonly ColumnUse['holds'][]): number[] =>
  uses.flatMap((use, at) => (use && contents.includes(use.holds) ? [at] : []))

/** `A001`, `PIZ-12` */
const CODE = /^[A-Z]{0,5}[-. ]?\d+[A-Z]?$/iu

function oneName(uses: Uses, facts: readonly ColumnFacts[]): Uses {
  const names = columnsOf(uses, 'name')
  const distinct = (at: number) => facts[at]?.distinct ?? 0
  const areCodes = (at: number) => [...(facts[at]?.texts ?? [])].every((text) => CODE.test(text))
  const [best = 0] = names.toSorted(
    (one, other) =>
      Number(areCodes(one)) - Number(areCodes(other)) || distinct(other) - distinct(one) || one - other,
  )
  return uses.map((use, at) => {
    if (!names.includes(at) || at === best) return use
    return at < best && distinct(at) < distinct(best) ? { holds: 'section' } : NOTHING
  })
}

/** Of a till: where dishes are made or booked. */
const PLACE = /^(?:departments?|reparto|reparti|abteilung|station|printer)$/iu

function nestedSections(
  uses: Uses,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  facts: readonly ColumnFacts[],
): Uses {
  const all = columnsOf(uses, 'section')
  if (all.length < 2) return uses
  // One text on all rows is the name of the whole menu; where a dish is made says less than what it is.
  const isPlace = (at: number) => PLACE.test(headings[at] ?? '')
  const varied = all
    .filter((at) => (facts[at]?.texts.size ?? 0) > 1)
    .toSorted((one, other) => Number(isPlace(one)) - Number(isPlace(other)) || one - other)
  const [first = all.at(-1), ...others] = varied
  const textOf = (cells: readonly string[], at = 0) => (cells[at] ?? '').trim()
  const inner = others.find((at) => {
    const within = Map.groupBy(
      rows.filter((cells) => textOf(cells, at) !== ''),
      (cells) => textOf(cells, at),
    )
    const isNested = [...within.values()].every(
      (group) => new Set(group.map((cells) => textOf(cells, first))).size === 1,
    )
    return isNested && within.size > (facts[first ?? 0]?.texts.size ?? 0)
  })
  const isTaken = columnsOf(uses, 'subsection').length > 0
  return uses.map((use, at) => {
    if (!all.includes(at) || at === first) return use
    return at === inner && !isTaken ? { holds: 'subsection' } : NOTHING
  })
}

/** Without costs and prices before tax, where another column has the prices that guests pay. */
function pricesOfGuests(all: Uses, headings: readonly string[], rows: readonly (readonly string[])[]): Uses {
  const uses = withoutEmpty(withRegular(all, headings), rows)
  const prices = columnsOf(uses, 'price', 'prices')
  const behind = prices.filter((at) => headsPriceBehind(headings[at] ?? ''))
  if (behind.length === prices.length || !prices.some((at) => namesPrice(headings[at] ?? ''))) return uses
  return uses.map((use, at) => (behind.includes(at) ? NOTHING : use))
}

/** `Regular Price` is what holds outside of a `Happy Hour Price`, and what held before a `Sale Price`. */
function withRegular(uses: Uses, headings: readonly string[]): Uses {
  const isNamed = columnsOf(uses, 'price', 'prices').some((at) => {
    const label = besidePrice(headings[at] ?? '') ?? ''
    return label !== '' && !ON_SALE.test(label)
  })
  return uses.map((use, at) => {
    const [, label] = REGULAR.exec(headings[at] ?? '') ?? []
    return isNamed && use?.holds === 'former' && label !== undefined ? { holds: 'price', label } : use
  })
}

const REGULAR = /^(regular|list|normal|standard)\s/iu
const ON_SALE =
  /\b(?:sale|special|offer|promo\p{L}*|discount\p{L}*|current|variant|reduced|angebot|aktion)\b/iu

/** Without columns of prices in which there are none, or the same as in one before, next to one that has some. */
function withoutEmpty(uses: Uses, rows: readonly (readonly string[])[]): Uses {
  const prices = columnsOf(uses, 'price', 'prices')
  const textsAt = (at: number) => rows.map((cells) => (cells[at] ?? '').trim()).join('\n')
  const said = prices.map(textsAt)
  const isNew = (text: string, place: number) => text.trim() !== '' && said.indexOf(text) === place
  const kept = prices.filter((_, place) => isNew(said[place] ?? '', place))
  if (kept.length === 0) return uses
  return uses.map((use, at) => (prices.includes(at) && !kept.includes(at) ? NOTHING : use))
}
