import type { MenuField } from '../../../exchange/columns/menu-columns.ts'

/** A sheet of a workbook, or the one table of a CSV file: cells as they are shown. */
export interface TableSheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  /** Rows that its owner has put aside, by their places: no guest is to see them. */
  readonly asides?: ReadonlyMap<number, Aside>
  /** Columns that are hidden, from 0: nothing is read from them unless a person says so. */
  readonly hiddenColumns?: readonly number[]
  /** Is the sheet itself hidden in its workbook? */
  readonly isHidden?: boolean
}

/** How a row of a workbook is put aside. */
export type Aside = 'hidden' | 'struck'

/** What columns of owners and of tills hold, in addition to the fields of a menu. */
export const tableContents = [
  /** One of several columns of prices; its label is what is sold at them: `Large`, `Bottle`. */
  'prices',
  /** The energy of what is sold at the price of another column: next to it, or at the same place. */
  'kcalOfPrice',
  'kjOfPrice',
  /** The energy of a dish in kJ. */
  'kj',
  /** The section within that of the column for sections. */
  'subsection',
  /** The name that guests see, where it is another. */
  'shownName',
  /** Yes or no: a diet or an allergen, named by the label. */
  'dietFlag',
  'allergenFlag',
  /** Yes or no: with alcohol. */
  'alcohol',
  /** Yes leaves a row out. */
  'archived',
  'hidden',
  /** No leaves a row out. */
  'sellable',
  /** Yes or no: can be had with the choices that the label names. */
  'choiceFlag',
  /** What a till knows one item by: rows with the same are prices of one item. */
  'token',
  'nothing',
] as const

export type TableContent = (typeof tableContents)[number]

/** What a column holds; the label where the content asks for one. */
export interface ColumnUse {
  readonly holds: MenuField | TableContent
  readonly label?: string
}

/** The system that wrote a table, recognized by its headings; `other` is any owner's. */
export type TableKind =
  | 'carte'
  | 'square'
  | 'clover'
  | 'lightspeed'
  | 'toast'
  | 'loyverse'
  | 'shopify'
  | 'other'

/** How a table is to be read: which row has the headings, from 0, and what each column holds. */
export interface TableMapping {
  readonly kind: TableKind
  readonly headings: number | null
  readonly columns: readonly ColumnUse[]
}

const contentsOf = ({ columns }: TableMapping) => new Set(columns.map(({ holds }) => holds))

/** Returns whether a menu can be read by it: there are names, and anything that says that they are items. */
export function holdsMenu(mapping: TableMapping): boolean {
  if (mapping.kind === 'toast') return true
  const contents = contentsOf(mapping)
  return (
    contents.has('name') &&
    (['price', 'prices', 'section', 'description', 'allergens', 'mayContain'] as const).some((one) =>
      contents.has(one),
    )
  )
}
