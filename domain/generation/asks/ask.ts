import type { Dish } from '../../catalogue/dish.ts'

/** What an owner asked to be on a menu, and how often. */
export interface Ask {
  /** In the owner's words, as it follows "This menu has no …". */
  readonly what: string
  /** The dishes of the whole catalogue that are it. */
  readonly is: (dish: Dish) => boolean
  readonly atLeast?: number
  readonly atMost?: number
  /** In each course, at least this part of its dishes, 0 to 1. */
  readonly part?: number
  /** In each course at least one. */
  readonly each?: true
  /** Nobody asked: it gives way to what somebody did, and is never said. */
  readonly isUnasked?: true
}

export interface OwnWishes {
  readonly section: string
  /** A text of wishes that is understood whole. */
  readonly notes: string | undefined
  /** Denials of dishes. */
  readonly asks: readonly Ask[]
}

/** What a text of wishes asks for, without its denials. */
export interface Asks {
  readonly asks: readonly Ask[]
  /** A kind of restaurant, as `houses/` names it. */
  readonly house?: string
  /** The text without what was understood here. */
  readonly rest: string | undefined
  /** In our words: `at least 2 × soup`. */
  readonly understood: readonly string[]
  /** What single sections are asked to leave out, by the names of these: other sections may serve it. */
  readonly ofSections?: readonly OwnWishes[]
  /** Sentences on what was understood and cannot be. */
  readonly remarks: readonly string[]
}
