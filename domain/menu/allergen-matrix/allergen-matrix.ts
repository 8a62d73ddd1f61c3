import { isAllergenKey } from '../../allergens/allergen-keys.ts'
import {
  type Declaration,
  declarationState,
  isForced,
  isToldOf,
  toldContents,
} from '../../allergens/declaration-state.ts'
import type { AllergenMarket } from '../../allergens/markets/allergen-lists.ts'
import { allergenNameIn } from '../claims/allergen-names.ts'
import type { PrintedExtras } from '../printed/printed-extras.ts'
import type { PrintedItem } from '../printed/printed-item.ts'
import type { PrintedMenu } from '../printed/printed-menu.ts'
import { type MatrixColumn, matrixColumns } from './matrix-columns.ts'
import { type MatrixWords, matrixWords } from './words/matrix-words.ts'

/**
 * What is said of a dish and a substance. `by-choice`: some of the options bring it from which a guest must choose.
 * `none`: declared, and without it. `unknown`: nobody has said what the dish or one of these options contains, so that
 * nothing follows from what is not said.
 */
export type MatrixState = 'contains' | 'by-choice' | 'may-contain' | 'removable' | 'none' | 'unknown'

export interface MatrixCell {
  readonly state: MatrixState
  /** The cereals and nuts by their names, where the column is a group; none where the column's own word says all. */
  readonly names: readonly string[]
  /** Names of those that it may contain as traces, in addition to what it contains. */
  readonly traces: readonly string[]
}

export interface MatrixRow {
  readonly name: string
  /** As it is ordered by; empty where it has no number. */
  readonly number: string
  /** One for each column; null where nothing was declared at all. */
  readonly cells: readonly MatrixCell[] | null
  /** Names of what is declared and has no column: barley in the United States. */
  readonly also: readonly string[]
  /** The same of what some of the options bring. */
  readonly alsoByChoice: readonly string[]
  /** The same of what it may contain. */
  readonly alsoTraces: readonly string[]
}

export interface MatrixBlock {
  readonly name: string
  /** How deep it is in others: 0 for one that is in none. */
  readonly level: number
  readonly rows: readonly MatrixRow[]
}

/** The dishes of a menu against the substances of a law's list, in the words of the menu's language. */
export interface AllergenMatrix {
  readonly market: AllergenMarket
  readonly words: MatrixWords
  readonly columns: readonly (MatrixColumn & { readonly name: string })[]
  /** In the order of the menu. */
  readonly blocks: readonly MatrixBlock[]
  /** Choices and extras, each group once. */
  readonly extras: readonly MatrixBlock[]
  /** How many dishes there are, and how many have a declaration. */
  readonly dishes: { readonly all: number; readonly declared: number }
}

interface Asked {
  readonly market: AllergenMarket
  /** BCP 47; English where the menu does not say. */
  readonly language: string | undefined
}

/**
 * The table of a menu's allergens. It says only what a responsible person confirmed: an item whose
 * declaration waits to be confirmed has none, and so has an option of choices.
 */
export function allergenMatrix(printed: PrintedMenu, { market, language }: Asked): AllergenMatrix {
  const columns = matrixColumns(market)
  const nameOf = (key: string) => allergenNameIn(language, key)
  const blocks = printed.sections.map(({ name, level, items }) => ({
    name,
    level,
    rows: items.map((item) => rowOf(item, columns, nameOf)),
  }))
  const dishes = printed.sections.flatMap(({ items }) => items)
  return {
    market,
    words: matrixWords(language),
    columns: columns.map((column) => ({ ...column, name: asHeading(nameOf(column.key), language) })),
    blocks,
    extras: [...extrasIn(printed)].map(({ name, options }) => ({
      name,
      level: 0,
      rows: options.map((option) => rowOf(option, columns, nameOf)),
    })),
    dishes: {
      all: dishes.length,
      declared: dishes.filter((dish) => declarationState(dish) !== 'undeclared').length,
    },
  }
}

/** A name as it is over a column: `Tree nuts`. */
const asHeading = (name: string, language: string | undefined): string =>
  name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)

type Declared = Declaration & { readonly removable?: readonly string[] | undefined }

/** @param item a dish, or an option of choices, which has no number and declares no traces */
function rowOf(
  item: Declared & Pick<PrintedItem, 'name' | 'number'>,
  columns: readonly MatrixColumn[],
  nameOf: (key: string) => string,
): MatrixRow {
  const { name, number = '', mayContain = [], requiredChoice } = item
  const covered = new Set<string>(columns.flatMap(({ covers }) => covers))
  const beyond = (keys: readonly string[]) => [...new Set(keys)].filter((key) => !covered.has(key))
  const brought = requiredChoice?.brings ?? []
  const forced = brought.filter((key) => requiredChoice && isForced(requiredChoice, [key]))
  const also = beyond([...toldContents(item), ...forced])
  const besides = (keys: readonly string[]) => beyond(keys).filter((key) => !also.includes(key))
  const named = (keys: readonly string[]) => keys.map((key) => (isAllergenKey(key) ? nameOf(key) : key))
  return {
    name,
    number,
    cells: !isToldOf(item)
      ? null
      : columns.map((column) => {
          const { state, keys, traces } = saidIn(column, item)
          // "Milk" under Milk says nothing more.
          return {
            state,
            names: keys.filter((key) => key !== column.key).map(nameOf),
            traces: traces.map(nameOf),
          }
        }),
    also: named(also),
    alsoByChoice: named(besides(brought)),
    alsoTraces: named(besides(mayContain)),
  }
}

/** What is declared of a dish and has no column, in words: `Also declared: lupin · May contain traces: rye`. */
export const alsoText = (
  { also, alsoByChoice, alsoTraces }: Pick<MatrixRow, 'also' | 'alsoByChoice' | 'alsoTraces'>,
  words: Pick<MatrixWords, 'also' | 'byChoice' | 'mayContain'>,
): string =>
  [
    also.length > 0 ? `${words.also} ${also.join(', ')}` : '',
    alsoByChoice.length > 0 ? `${words.byChoice}: ${alsoByChoice.join(', ')}` : '',
    alsoTraces.length > 0 ? `${words.mayContain}: ${alsoTraces.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' · ')

interface Said<State = MatrixState> {
  readonly state: State
  /** The keys that say so, and those of traces. */
  readonly keys: readonly string[]
  readonly traces: readonly string[]
}

/** What a declaration says of one column, with what a guest must choose. */
export function saidIn(column: Pick<MatrixColumn, 'covers'>, item: Declared): Said {
  const own = ownSaidIn(column, item)
  const { requiredChoice } = item
  const brought = keysIn(column, requiredChoice?.brings)
  if (!requiredChoice) return own
  if (isForced(requiredChoice, column.covers)) {
    const keys = [...new Set([...keysIn(column, toldContents(item)), ...brought])]
    return { state: 'contains', keys, traces: tracesIn(column, item, keys) }
  }
  if (own.state === 'contains' || own.state === 'removable') return own
  if (brought.length > 0) return { state: 'by-choice', keys: brought, traces: tracesIn(column, item) }
  return own.state === 'none' && !requiredChoice.isDeclared ? { ...own, state: 'unknown' } : own
}

type OwnState = Exclude<MatrixState, 'by-choice'>

/** What a declaration says of one column, whatever a guest chooses. */
export function ownSaidIn(column: Pick<MatrixColumn, 'covers'>, item: Declared): Said<OwnState> {
  const { removable = [] } = item
  const contained = keysIn(column, toldContents(item))
  const traces = tracesIn(column, item, contained)
  if (contained.length > 0) {
    const isRemovable = contained.every((key) => removable.includes(key))
    return { state: isRemovable ? 'removable' : 'contains', keys: contained, traces }
  }
  if (traces.length > 0) return { state: 'may-contain', keys: traces, traces: [] }
  return { state: item.allergens === undefined ? 'unknown' : 'none', keys: [], traces: [] }
}

const keysIn = ({ covers }: Pick<MatrixColumn, 'covers'>, keys: readonly string[] = []) =>
  keys.filter((key) => covers.some((other) => other === key))

const tracesIn = (
  column: Pick<MatrixColumn, 'covers'>,
  { mayContain }: Declared,
  contained: readonly string[] = [],
) => keysIn(column, mayContain).filter((key) => !contained.includes(key))

/** Choices and extras wherever they are, each once. */
function extrasIn({ sections }: PrintedMenu): Iterable<PrintedExtras> {
  const all = sections.flatMap(({ extras, items }) => [...extras, ...items.flatMap((item) => item.extras)])
  return new Map(all.map((extras) => [extras.id, extras])).values()
}
