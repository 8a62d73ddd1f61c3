import {
  type AllergenKey,
  allergenGroup,
  isAllergenKey,
  isNameless,
  type NamelessAllergen,
} from '../allergen-keys.ts'
import { type AllergenMarket, allergenLists } from './allergen-lists.ts'

/** A declaration as the law of a market reads it. Nothing of it is lost: each key is in one of the three lists. */
export interface MarketAllergens {
  /** Of the market's list, in its order: spelt is wheat to the United States. */
  readonly listed: readonly AllergenKey[]
  /** Groups of which nobody has named the member, where the list has a member: it may or may not be listed. */
  readonly toBeNamed: readonly NamelessAllergen[]
  /** Declared, and not on the list: pine nuts in Europe, barley in the United States. */
  readonly beyond: readonly AllergenKey[]
}

/** What a market's law asks for of what is declared. A word that isn't a key of a declaration is left out. */
export function allergensOf(market: AllergenMarket, keys: readonly string[]): MarketAllergens {
  const { listed } = allergenLists[market]
  const declared = [...new Set(keys.filter(isAllergenKey))]
  const isListed = (key: AllergenKey) => listed.some(({ covers }) => covers.includes(key))
  const isNamed = (group: NamelessAllergen) =>
    declared.some((key) => key !== group && allergenGroup(key) === group)
  return {
    listed: listed.filter(({ covers }) => covers.some((key) => declared.includes(key))).map(({ key }) => key),
    toBeNamed: declared.filter(isNameless).filter((group) => !isNamed(group)),
    beyond: declared.filter((key) => !isNameless(key) && !isListed(key)),
  }
}
