import type { Dish } from '../../catalogue/dish.ts'

/** What an owner asked to be on a menu, and how often. */
export interface Ask {
  /** In the owner's words, as it follows "This menu has no …". */
  readonly what: string
  /** The dishes of the whole catalogue that are it. */
  readonly is: (dish: Dish) => boolean
  readonly atLeast?: number
  readonly atMost?: number
  /** Of the courses that have such dishes, this part of their dishes at most, 0 to 1. */
  readonly mostPart?: number
  /** In each course, at least this part of its dishes, 0 to 1. */
  readonly part?: number
  /** That part and no more of it. */
  readonly isExact?: true
  /** As few as a menu of its kind can do with, an eighth of its dishes at most. */
  readonly few?: true
  /** In each course at least one. */
  readonly each?: true
  /** Its price forbids it: said, and no section is emptied by it. */
  readonly isOfPrice?: true
  /** What is far from the limit goes first where the limit can't be kept. */
  readonly isWorst?: (dish: Dish) => boolean
  /** Nobody asked: it gives way to what somebody did, and is never said. */
  readonly isUnasked?: true
}

export interface OwnWishes {
  readonly section: string
  /** A text of wishes that is understood whole. */
  readonly notes: string | undefined
  /** Dishes that are denied or wanted in it. */
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
  /** What is asked of single sections, by the names of these: others may serve what it leaves out. */
  readonly ofSections?: readonly OwnWishes[]
  /** Sentences on what was understood and cannot be. */
  readonly remarks: readonly string[]
}
