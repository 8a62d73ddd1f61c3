import {
  type ColumnMatch,
  MENU_FIELDS,
  type MenuField,
  noColumns,
} from '../../../exchange/columns/menu-columns.ts'
import type { Fields } from '../../../exchange/rows/read-details.ts'
import { byStrength } from '../../../exchange/words/label-words.ts'
import { readPath, type SectionPath } from '../../../exchange/words/section-path.ts'
import { joinList, splitList } from '../../../menu/details/list-cells.ts'
import { energyColumns } from '../mapping/energy-columns.ts'
import { isFigure } from '../sheet/cell-shapes.ts'
import { flagOf, saysNo, saysYes } from '../sheet/flags.ts'
import type { Aside, ColumnUse, TableKind, TableMapping, TableSheet } from '../sheet/mapping.ts'
import { type TillRows, tillSection } from '../tills/shape/till-rows.ts'
import { claimCell, flagWord } from './claim-cells.ts'

/** What is sold, and the cell with its price. */
export interface RowPrice {
  readonly label: string
  readonly text: string
  /** From 0, in its sheet; absent for what several rows of a till say. */
  readonly column?: number
  /** Whether it is a size of this item alone, and not a column of the table. */
  readonly isOwn?: boolean
  /** The cell of the column next to it: the energy of what is sold. */
  readonly energy?: string
}

/** A row by what its columns hold. */
export interface TableRow {
  /** From 0, in its sheet. */
  readonly at: number
  readonly cells: readonly string[]
  readonly fields: Fields
  /** Of columns for sizes, and of a till's choice of a size. */
  readonly prices: readonly RowPrice[]
  readonly path: SectionPath
  /** Other sections in which the till sells it. */
  readonly otherSections: readonly string[]
  /** Why the till does not sell it, or how its owner has put it aside. */
  readonly unsold?: 'archived' | 'not_sold' | Aside
  /** Rows with the same are prices of one item. */
  readonly token: string
  /** Its cells behind the name, where one seems to be missing in front of them. */
  readonly shifted?: string
}

/**
 * A row that has lost the mark between its section and its name, `Ice Cup caramel,14,"two scoops"`: its figure is where
 * names are. What is in front of the figure is the name, and a person says the rest.
 */
export function realigned(row: TableRow): TableRow {
  const { section, name, price } = row.fields
  if (section === '' || !isFigure(name) || price === '' || isFigure(price)) return row
  const cells = row.cells.filter((cell) => cell !== '' && cell !== section)
  const fields = { ...row.fields, section: '', name: section, price: '', description: '' }
  return { ...row, fields, path: [], shifted: cells.join(' · ') }
}

type FlagSays = ReturnType<typeof flagOf>

/** What flags of a kind can say in addition to yes. */
const weakerFlags: Readonly<Record<'diet' | 'allergen', readonly FlagSays[]>> = {
  diet: ['no', 'on request'],
  allergen: ['no', 'may'],
}

/** Reads the rows of a table by its mapping. */
export function rowReader(
  { kind, columns }: TableMapping,
  till: TillRows,
  asides: TableSheet['asides'],
): (cells: readonly string[], at: number) => TableRow {
  const placed = columns.map((use, column) => ({ ...use, column })).filter(({ holds }) => holds !== 'nothing')
  const of = (...contents: readonly ColumnUse['holds'][]) =>
    placed.filter(({ holds }) => contents.includes(holds))
  const fieldColumns = placed.flatMap(({ holds, column }) =>
    isField(holds) ? [{ field: holds, column }] : [],
  )
  const [shown, subsection, token, archived, hidden, sellable, alcohol] = (
    ['shownName', 'subsection', 'token', 'archived', 'hidden', 'sellable', 'alcohol'] as const
  ).map((content) => of(content)[0]?.column)
  const [priceColumns, dietFlags, allergenFlags, choiceFlags] = (
    ['prices', 'dietFlag', 'allergenFlag', 'choiceFlag'] as const
  ).map((content) => of(content))
  const [kcalAt, kjAt] = [energyColumns(columns, 'kcalOfPrice'), energyColumns(columns, 'kjOfPrice')]
  const kjColumn = of('kj')[0]?.column
  const blank = Object.fromEntries(MENU_FIELDS.map((field) => [field, ''])) as Record<MenuField, string>

  return (written, at) => {
    const cells = written.map((cell) => cell.trim())
    const cell = (column: number | undefined): string => (column === undefined ? '' : (cells[column] ?? ''))
    const flagged = (flags: typeof dietFlags) =>
      (flags ?? []).flatMap(({ column, label = '' }) => (saysYes(cell(column)) ? [label] : []))
    /** What its own column says, with those whose flags say so; the flags that say nothing known are asked. */
    const claimed = (own: string, flags: typeof dietFlags, claim: 'diet' | 'allergen', flag: FlagSays) =>
      [
        kind === 'carte' ? own : claimCell(own, claim),
        ...(flags ?? []).flatMap(({ column, label = '' }) => {
          const said = flagOf(cell(column))
          if (said === flag) return [flagWord(label, claim)]
          const isAsked = flag === 'yes' && (said === 'asked' || !weakerFlags[claim].includes(said))
          return isAsked ? [`${label}: ${cell(column)}`] : []
        }),
      ]
        .filter(Boolean)
        .join('; ')
    const fields = { ...blank }
    for (const { field, column } of fieldColumns) fields[field] = cell(column)
    const energyAt = (column: number) => cell(kcalAt.get(column)) || inKj(cell(kjAt.get(column)))
    fields.kcal ||= inKj(cell(kjColumn))
    // A shop's regular price is the price of what is on no sale.
    if (kind === 'other' && fields.price === '' && priceColumns?.length === 0)
      Object.assign(fields, { price: fields.former, former: '' })
    const more = till.moreOf(at)
    const name = cell(shown) || more?.fields?.name || fields.name
    const { path, others } = tillSection(kind, fields.section)
    // Before its words are known ones: `may contain nuts` isn't "nuts".
    const [contains, traces] = byStrength(fields.allergens)
    const inner = cell(subsection)
    const unsold = saysYes(cell(archived))
      ? 'archived'
      : saysYes(cell(hidden))
        ? 'hidden'
        : saysNo(cell(sellable))
          ? 'not_sold'
          : more?.isUnsold
            ? 'not_sold'
            : asides?.get(at)
    return {
      at,
      cells,
      fields: {
        ...fields,
        ...more?.fields,
        name,
        modifierGroups: choiceNames(
          more?.fields?.modifierGroups ?? fields.modifierGroups,
          flagged(choiceFlags),
          more?.choices,
        ),
        dietary: claimed(fields.dietary, dietFlags, 'diet', 'yes'),
        onRequest: claimed(fields.onRequest, dietFlags, 'diet', 'on request'),
        allergens: claimed(contains, allergenFlags, 'allergen', 'yes'),
        mayContain: claimed(
          [fields.mayContain, traces].filter(Boolean).join(', '),
          allergenFlags,
          'allergen',
          'may',
        ),
        marks: saysYes(cell(alcohol)) ? [fields.marks, 'alcohol'].filter(Boolean).join('; ') : fields.marks,
      },
      prices:
        more?.prices?.map((price) => ({ ...price, isOwn: true })) ??
        (priceColumns ?? []).map(({ column, label = '' }) => {
          const energy = energyAt(column)
          return { label, text: cell(column), column, ...(energy && { energy }) }
        }),
      path: more?.path ?? (inner === '' ? path : readPath([...path, inner].join(' > '))),
      otherSections: more?.otherSections ?? others,
      ...(unsold && { unsold }),
      token: more?.token ?? (cell(token) || (kind === 'clover' ? fields.name : '')),
    }
  }
}

/** Which fields a table tells at all. */
export function fieldsTold({ kind, columns }: TableMapping): ColumnMatch {
  const told = new Set(columns.map(({ holds }) => holds))
  const also: Partial<Record<MenuField, boolean>> = {
    dietary: told.has('dietFlag'),
    allergens: told.has('allergenFlag'),
    marks: told.has('alcohol'),
    column: told.has('prices'),
    kcal: told.has('kj'),
    priceKcal: told.has('kcalOfPrice') || told.has('kjOfPrice'),
    label: isTill(kind),
    modifierGroups: told.has('choiceFlag') || isTill(kind),
  }
  return Object.fromEntries(
    MENU_FIELDS.map((field) => [field, told.has(field) || also[field] ? 0 : noColumns[field]]),
  ) as ColumnMatch
}

/** A bare figure of a column that is in kJ. */
const inKj = (text: string): string => (/^[\d.,\s]+$/u.test(text) && text !== '' ? `${text} kJ` : text)

const isField = (holds: ColumnUse['holds']): holds is MenuField => Object.hasOwn(noColumns, holds)

/** A cell of all choices that come with an item, each once. */
const choiceNames = (cell: string, ...further: readonly (readonly string[] | undefined)[]): string => {
  const more = further.flatMap((names) => names ?? [])
  return more.length === 0 ? cell : joinList([...new Set([...splitList(cell), ...more])])
}

const isTill = (kind: TableKind): boolean => kind !== 'carte' && kind !== 'other'
