import { compareMenus } from '../../../menu/comparing/compare-menus.ts'
import type {
  ComparedField,
  Comparison,
  ItemChange,
  SectionChange,
} from '../../../menu/comparing/comparison.ts'
import { type ComparisonRow, comparisonRows } from '../../../menu/comparing/comparison-rows.ts'
import type { Menu } from '../../../menu/model/menu.ts'
import { names } from '../../../text/names.ts'
import { placeKey } from '../match-menus.ts'

/** A part of a dish of which its owner may keep what the menu says. */
export type DishPart = 'whole' | 'name' | 'place' | 'prices' | 'description' | 'details'

/** What an update changes, as a table shows it. */
export interface ListedChange extends ComparisonRow {
  /** By it an owner keeps what the menu says now; null where that cannot be chosen. Rows of one choice share it. */
  readonly key: string | null
  /** Of a dish that the menu had: its `placeKey`. */
  readonly place: string | null
}

export const dishKey = (place: string, part: DishPart): string => `dish ${place} ${part}`
export const sectionKey = (id: number, field: string): string => `section ${id} ${field}`
export const wholeKey = (field: string): string => `menu ${field}`

/** Fields of the whole menu and of a section of which its owner may keep what they say. */
export const keptOfMenu: ReadonlySet<ComparedField> = new Set(
  names('title, dateLine, language, secondLanguage, intro, contact, notice, sectionOrder'),
)
export const keptOfSection: ReadonlySet<ComparedField> = new Set([
  'secondName',
  'intro',
  'footer',
  'daypart',
  'itemOrder',
])

/** What follows from the words of a dish, or waits for its owner anyway. */
const followed: ReadonlySet<ComparedField> = new Set([
  'diets',
  'dietsOnRequest',
  'allergens',
  'mayContain',
  'removable',
  'toConfirm',
  'picture',
])

/** What `updateMenu` makes of a menu. A dish that it did not find again is one that came and one that went. */
export function updateComparison(before: Menu, after: Menu): Comparison {
  const comparison = compareMenus(before, after, { isOneMenu: true })
  return { ...comparison, items: comparison.items.flatMap(sameOrTwo) }
}

function sameOrTwo(change: ItemChange): ItemChange[] {
  const { kind, before, after } = change
  if (kind !== 'changed' || before?.id === after?.id) return [change]
  const nothing = { isRenamed: false, isMoved: false, prices: [], fields: [] } as const
  return [
    { kind: 'added', before: null, after, ...nothing },
    { kind: 'removed', before, after: null, ...nothing },
  ]
}

/**
 * All that an update changes, row by row in the order of the page, each with the key of its choice. Between two
 * currencies no price and no dish can be kept: a menu has one currency.
 */
export const listedChanges = (before: Menu, after: Menu): ListedChange[] =>
  changesIn(updateComparison(before, after))

/** @param comparison of {@link updateComparison} */
export function changesIn(comparison: Comparison): ListedChange[] {
  const of = (part: Partial<Comparison>) =>
    comparisonRows({ ...comparison, menu: [], sections: [], items: [], ...part })
  return [
    ...comparison.menu.flatMap((change) =>
      listed(of({ menu: [change] }), () => (keptOfMenu.has(change.field) ? wholeKey(change.field) : null)),
    ),
    ...comparison.sections.flatMap((change) => listedOfSection(of({ sections: [change] }), change)),
    ...comparison.items.flatMap((change) =>
      listedOfDish(of({ items: [change] }), change, comparison.hasOneCurrency),
    ),
  ]
}

const listed = (
  rows: readonly ComparisonRow[],
  keyOf: (row: ComparisonRow, at: number) => string | null,
  place: string | null = null,
): ListedChange[] => rows.map((row, at) => ({ ...row, key: keyOf(row, at), place }))

function listedOfSection(rows: readonly ComparisonRow[], change: SectionChange): ListedChange[] {
  const { before, fields } = change
  return listed(rows, ({ change: kind }, at) => {
    if (!before) return null
    if (kind === 'renamed') return sectionKey(before.id, 'name')
    const field = fieldAt(rows, fields, at)
    return field && keptOfSection.has(field) ? sectionKey(before.id, field) : null
  })
}

function listedOfDish(
  rows: readonly ComparisonRow[],
  change: ItemChange,
  hasOneCurrency: boolean,
): ListedChange[] {
  const ref = change.before ?? change.after
  if (!ref) return []
  const place = placeKey(ref.section, ref)
  return listed(
    rows,
    ({ change: kind }, at) => {
      const part = partOf(kind, fieldAt(rows, change.fields, at))
      const isBound = !hasOneCurrency && (part === 'prices' || kind === 'removed')
      return part === null || isBound ? null : dishKey(place, part)
    },
    change.before && place,
  )
}

/** The rows of the fields come last, in their order. */
const fieldAt = (
  rows: readonly ComparisonRow[],
  fields: ItemChange['fields'],
  at: number,
): ComparedField | undefined => fields[at - (rows.length - fields.length)]?.field

function partOf(kind: ComparisonRow['change'], field: ComparedField | undefined): DishPart | null {
  if (kind === 'added' || kind === 'removed') return 'whole'
  if (kind === 'renamed') return 'name'
  if (kind === 'moved') return 'place'
  if (kind === 'repriced' || field === 'priceOrder') return 'prices'
  if (field === 'description') return 'description'
  return field === undefined || followed.has(field) ? null : 'details'
}
