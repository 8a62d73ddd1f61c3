import { allDiets, diet, ownDiet } from '../../reference/reference.ts'
import type { MenuItem } from '../model/item.ts'

/** The letters next to a dish for one of its diets, and what they mean. */
export interface DietaryMark {
  readonly id: number
  readonly mark: string
  readonly name: string
}

const letters: Readonly<Record<number, string>> = {
  [diet.vegetarian]: 'V',
  [diet.vegan]: 'VG',
  [diet.glutenFree]: 'GF',
  [diet.dairyFree]: 'DF',
  [diet.keto]: 'K',
  [diet.seafood]: 'S',
  // Letters that no list of allergens has.
  [ownDiet.halal]: 'HAL',
  [ownDiet.kosher]: 'KOS',
  [ownDiet.pescatarian]: 'PES',
  [ownDiet.nutFree]: 'NF',
}

/** The letters and the names of diets in the order of the reference list, vegan standing for vegetarian too. */
export function dietaryMarks(ids: readonly number[]): DietaryMark[] {
  const isVegan = ids.includes(diet.vegan)
  return allDiets
    .filter(({ id }) => ids.includes(id) && !(isVegan && id === diet.vegetarian))
    .map(({ id, name }) => ({ id, mark: letters[id] ?? name, name }))
}

export const dietaryMarksOf = ({ dietaryOptions: ids }: Pick<MenuItem, 'dietaryOptions'>): DietaryMark[] =>
  dietaryMarks(ids)
