import { type DietaryOption, diet, dietaryOptions } from '../../catalogue/reference.ts'
import type { MenuItem } from '../model/schema.ts'

/** The letters that stand beside a dish for one of its dietary options, and what they mean. */
export interface DietaryMark {
  /** Id of the dietary option. */
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
}

/**
 * The marks of an item in the order of the reference list, vegan standing for vegetarian too: named
 * as they were saved with the item, or by the reference list where only their ids were saved.
 */
export function dietaryMarksOf(item: Pick<MenuItem, 'dietaryOptions' | 'dietaryDetails'>): DietaryMark[] {
  const known: readonly DietaryOption[] = dietaryOptions
  const names = new Map(
    known.filter(({ id }) => item.dietaryOptions.includes(id)).map(({ id, name }) => [id, name]),
  )
  for (const { id, name } of item.dietaryDetails) names.set(id, name)
  if (names.has(diet.vegan)) names.delete(diet.vegetarian)
  return [...names]
    .sort(([a], [b]) => a - b)
    .map(([id, name]) => ({ id, mark: letters[id] ?? initials(name), name }))
}

/** Every mark of these items once, in the order of the reference list. */
export function legendOf(
  items: readonly Pick<MenuItem, 'dietaryOptions' | 'dietaryDetails'>[],
): DietaryMark[] {
  const marks = new Map(items.flatMap(dietaryMarksOf).map((mark) => [mark.id, mark]))
  return [...marks.values()].sort((a, b) => a.id - b.id)
}

const initials = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('en'))
    .join('')
