import { diet } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'

/**
 * How a fact is known: its owner declared it; a recipe, or words that mean nothing else, say so; or words suggest it.
 * A law asks only for what is declared or certain.
 */
export type Sureness = 'declared' | 'certain' | 'likely'

/** What can be read of a dish: of the catalog's, or of an owner's item. */
export interface DishWords {
  readonly name: string
  readonly description: string
  readonly secondName?: string | undefined
  readonly secondDescription?: string | undefined
  /** What our catalog says in English of a name that isn't. */
  readonly gloss?: string | undefined
  /** Declared by its owner: `raw`, `alcohol`. */
  readonly marks?: readonly string[] | undefined
  /** Declared by its owner: grower, year, region. */
  readonly wine?: object | undefined
  readonly dietaryOptions?: readonly number[] | undefined
  /** Whether its place on the menu makes it a drink. */
  readonly isDrink?: boolean | undefined
  /** The names of its section and of those that this is in, folded, the nearest first. */
  readonly sections?: readonly string[] | undefined
}

/** Its name in both languages, folded. */
export const foldedName = ({ name, secondName = '' }: DishWords): string => foldName(`${name}\n${secondName}`)

/** Its names and descriptions in lower case, without accents and punctuation: what the tables of this room match. */
export const foldedWords = (dish: DishWords): string =>
  foldName(`${foldedName(dish)} ${dish.description}\n${dish.secondDescription ?? ''}`)

/** Returns whether a diet of the dish rules flesh out. */
export const isMeatless = ({ dietaryOptions = [] }: DishWords): boolean =>
  dietaryOptions.includes(diet.vegetarian) || dietaryOptions.includes(diet.vegan)
