import type { ItemMark } from '../model/marks.ts'
import type { Menu } from '../model/menu.ts'

/** What details of an item refer to. */
export type Named = Pick<Menu, 'modifierGroups' | 'marks'>

export interface DetailWords {
  /** `Serves {n}` */
  readonly serves: string
  readonly marks: Readonly<Record<ItemMark, string>>
}

export interface Box {
  readonly label: string
  readonly hint?: string | undefined
  readonly type: 'text' | 'number' | 'whole number'
  /** Characters of a text, or the largest number. */
  readonly most: number
}

/** A column of files, and the boxes in which its value is typed. */
export interface Part<Value = unknown, Suffix extends string = string> {
  /** Of the column that we write. */
  readonly heading: string
  /** Headings of other people's tables in the languages of menus, with `|` between them. */
  readonly otherHeadings: string
  /** Boxes by what their names add to the name of the column; none for what is picked from lists. */
  readonly boxes: Readonly<Record<Suffix, Box>>
  /**
   * The value that a cell says; undefined where it is not understood.
   * @param cell trimmed, and not blank
   * @param unknown gets the words of a list that say nothing
   */
  readCell(cell: string, unknown: (words: string) => void): Value | undefined
  /** The cell; blank where there is nothing to say. */
  writeCell(value: Value, menu: Named): string
  /** What the boxes show. */
  show(value: Value): Readonly<Record<Suffix, string>>
  /** What the boxes say; undefined where they are empty. */
  enter(entered: Readonly<Record<Suffix, string | number | undefined>>): Value | undefined
  /** For a comparison; blank where there is nothing to say. */
  inWords(value: Value, menu: Named, words: DetailWords): string
}

/** The list of what a file leaves out in which a detail is counted. */
export type LostAs = 'numbers' | 'second_lines' | 'further_claims' | 'item_marks' | 'choices' | 'details'

export const detailGroups = {
  portion: 'Origin, portion, nutrition',
  wine: 'Wine',
  second: 'Second language',
} as const

export interface WholeDetail<Value = unknown> {
  /** What a comparison calls it. */
  readonly compared: string
  readonly lostAs: LostAs
  /** Of its boxes; null where the form has another place for them. */
  readonly group: keyof typeof detailGroups | null
  /** Whether it goes from an item of which a file says nothing, where the file says it of others. */
  readonly goesUnsaid: boolean
  /** Whether guests read it in the owner's own words near the dish: a sign-off of allergens covers it. */
  readonly isInOwnWords: boolean
  /** The value for an item of a menu, of what a file says: names become ids. */
  take(read: Value, menu: Named): Value
  /** The value when a source is brought again that says another. */
  update(mine: Value | undefined, theirs: Value): Value
  /** Its text on the line of details below an item, on paper and for guests; absent: it is not on that line. */
  print?(value: Value, words: DetailWords): string
}

/** A field of an item with all that is done with it; one of several columns has a part for each. */
export type Detail<Value = unknown> = WholeDetail<Value> &
  (Part<Value> | { readonly parts: { readonly [Key in keyof Value]-?: Part<NonNullable<Value[Key]>> } })
