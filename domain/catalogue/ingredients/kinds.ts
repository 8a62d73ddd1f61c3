import { isCertainlyAlcoholic, isMaybeAlcoholic } from './alcoholic.ts'
import { type IngredientName, ingredients as lexicon } from './index.ts'
import type { Trait } from './ingredient.ts'
import { disputedKosherNames, notKosherNames } from './not-kosher.ts'
import { isPork, maybePorkNames } from './pork.ts'

/** What can be said of an ingredient: its traits, and what names alone tell; `maybe`, where its make decides. */
export type Kind =
  | Trait
  | 'pork'
  | 'maybe pork'
  | 'alcohol'
  | 'maybe alcohol'
  | 'not kosher'
  | 'maybe kosher'
  | 'chestnut'

/** What is not allowed by the dietary law; of a disputed one the label or an authority says. */
export const shellfish = [
  'crustacean',
  'crustacean extract',
  'mollusc',
  'mollusc extract',
  'seafood',
] as const satisfies readonly Trait[]

const CHESTNUT = /\bchestnut(?<!water chestnut)/

const known = new Map<IngredientName, ReadonlySet<Kind>>()

export function kindsOf(name: IngredientName): ReadonlySet<Kind> {
  const found = known.get(name)
  if (found) return found
  const kinds = new Set<Kind>(lexicon[name])
  const isOf = (names: readonly IngredientName[]) => names.includes(name)
  if (isPork(name)) kinds.add('pork')
  if (isOf(maybePorkNames)) kinds.add('maybe pork')
  if (isCertainlyAlcoholic(name)) kinds.add('alcohol')
  if (isMaybeAlcoholic(name)) kinds.add('maybe alcohol')
  if (isOf(notKosherNames)) kinds.add('not kosher')
  if (isOf(disputedKosherNames)) kinds.add('maybe kosher')
  if (CHESTNUT.test(name)) kinds.add('chestnut')
  known.set(name, kinds)
  return kinds
}
