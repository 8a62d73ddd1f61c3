import type { diet } from '../../../reference/reference.ts'

/** What a dish is asked to be; all that is written must be so. Lists have commas between their parts. */
export interface Condition {
  /** Parts of a card, by the names that `terms.ts` knows. */
  readonly of?: string
  readonly is?:
    | 'meat'
    | 'sea'
    | 'fish'
    | 'shellfish'
    | 'meatless'
    | 'cheese'
    | 'chocolate'
    | 'frozen'
    | 'street'
    | 'sought'
    | 'spicy'
    | 'light'
    | 'rich'
    | 'raw'
  /** Words of the name and the gloss, as `anyWordBut` reads them. */
  readonly named?: string
  /** The same words anywhere: also in the description and the recipe. */
  readonly says?: string
  /** Flesh of these ingredients is what the dish is made of. */
  readonly flesh?: string
  readonly ingredient?: string
  /** In the glass of a drink. */
  readonly pours?: string
  readonly family?: string
  readonly shape?: string
  readonly cooked?: string
  /** What a drink is ordered as. */
  readonly drink?: string
  readonly starch?: 'rice' | 'noodle' | 'bread' | 'none'
  readonly temperature?: 'hot' | 'cold'
  readonly claims?: keyof typeof diet
  /** The region of its record. */
  readonly region?: string
  readonly house?: string
  readonly cuisine?: number
  readonly any?: readonly Condition[]
  readonly not?: Condition
}

/** What menus call a kind of dish, in the languages of their cards, and what is of that kind. */
export interface Term extends Condition {
  /** Phrases with commas between them; each is found in any number. */
  readonly words: string
  /** It tells how dishes are, and not what: "hot" says nothing of "Hot Gribbles". */
  readonly isAdjective?: true
}
