import { foldName } from '../../text/fold-name.ts'

/** The words of a dish: of the catalog's, or of an owner's item. */
export interface DishWords {
  readonly name: string
  readonly description: string
}

/** Name and description in lower case, without accents and punctuation: what the tables of this room match. */
export const foldedWords = ({ name, description }: DishWords): string => foldName(`${name} ${description}`)
