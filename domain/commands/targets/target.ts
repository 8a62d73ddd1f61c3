import type { ItemPlace } from '../../menu/editing/edits.ts'

export interface Target {
  readonly places: readonly ItemPlace[]
  /** Sections that are meant as a whole, with all that is in them. */
  readonly sectionIds: readonly number[]
  readonly isWholeMenu: boolean
  /** Of its prices those alone that are called so, folded: `bottle`. */
  readonly label?: string | undefined
  /** As it is said back: `Pasta`, `Ribeye`, `3 dishes`. */
  readonly name: string
}

/** Something that a name may mean, with how it is written so that it means nothing else. */
export interface Meaning {
  readonly label: string
  readonly written: string
  readonly target: Target
}

/** What a name means; several where it may mean each of them, none where nothing is called so. */
export interface ReadTarget {
  readonly target?: Target
  /** The part of the text that may mean several. */
  readonly doubted?: { readonly text: string; readonly meanings: readonly Meaning[] }
  /** The part that nothing is called by. */
  readonly unknown?: string
}

export const samePlace = (one: ItemPlace, other: ItemPlace): boolean =>
  one.sectionId === other.sectionId && one.itemId === other.itemId
