import type { NamedAllergen } from '../../allergens/allergen-keys.ts'
import { type NameIn, names } from '../../text/names.ts'

/**
 * What can be said of an ingredient, one word each. A plant or a mineral without allergens has
 * nothing to say: its row is `[]`. Carbohydrates are a matter of grams: `net-carbohydrates.ts`.
 *
 * - What it comes from: `meat`, `poultry`, `fish`, `crustacean`, `mollusc` are the flesh itself
 *   (of land animals also the fat and the stock); `seafood` is flesh of the sea outside Annex II; `fish
 *   extract` and its like are sauces, pastes and stocks that season a dish without making it a seafood dish; `gelatine`, `rennet` (of an animal), `insect`, `honey`, `egg`, `dairy`.
 * - The allergens of Annex II of Regulation (EU) No 1169/2011 that its origin does not already imply, each cereal and
 *   each nut by its name (`domain/allergens/allergen-keys.ts`).
 * - `fined`: a wine, beer or cider that its maker may have cleared with isinglass, gelatine, egg white or
 *   casein. Only the maker can say that it was not, so it supports no vegan claim.
 */
export type Trait =
  | 'meat'
  | 'poultry'
  | 'fish'
  | 'crustacean'
  | 'mollusc'
  | 'seafood'
  | 'fish extract'
  | 'crustacean extract'
  | 'mollusc extract'
  | 'gelatine'
  | 'rennet'
  | 'insect'
  | 'honey'
  | 'egg'
  | 'dairy'
  | 'fined'
  | Exclude<NamedAllergen, 'crustaceans' | 'eggs' | 'fish' | 'milk' | 'molluscs'>

/** Ingredients by canonical name: English as printed in the United States, lower case, singular. */
export type IngredientTable = Readonly<Record<string, readonly Trait[]>>

/** Rows of a table: ingredients of which the same is said, as texts of several names (`'beef, veal', 'lamb'`). */
export const all = <const Lines extends readonly string[]>(traits: readonly Trait[], ...lines: Lines) =>
  Object.fromEntries(names(...lines).map((name) => [name, traits])) as Readonly<
    Record<NameIn<Lines[number]>, readonly Trait[]>
  >
