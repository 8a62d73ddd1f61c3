import { categories } from '../reference/reference.ts'
import type { RequestedCount } from './filters.ts'
import type { SectionSort } from './sorts/section-sorts.ts'

/** A section that a model is to fill: one of its owner's by name, or where it is none, all of a category. */
export interface WantedSection extends RequestedCount {
  readonly own?: {
    readonly id: string
    /** As the model copies it to its dishes. */
    readonly name: string
    readonly sort: SectionSort
    /** Its name says more than a course. */
    readonly isNamed?: boolean
  }
}

/** What a section is known by: its own id, or its category's. */
export const idOfWanted = ({ own, categoryId }: WantedSection): string => own?.id ?? String(categoryId)

/** What a section is called towards a model. */
export const nameOfWanted = ({ own, categoryId }: WantedSection): string =>
  own?.name ?? categories.find(({ id }) => id === categoryId)?.name ?? ''

export interface Wishes {
  readonly cuisineId: number
  readonly priceRange: number
  readonly dietaryOptions: readonly number[]
  /** The owner's own words: what Carte understands of them is kept to. */
  readonly notes?: string | undefined
  /** What is still to be filled. */
  readonly sections: readonly WantedSection[]
  /** Ids that are taken. */
  readonly menuItemIds: readonly number[]
  /** Names of everything that is on the menu already. */
  readonly menuItemNames: readonly string[]
}
