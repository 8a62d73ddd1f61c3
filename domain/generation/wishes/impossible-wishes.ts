import { type CategoryId, categories, diet, dietaryOptions } from '../../reference/reference.ts'
import { type DishWishes, wantedDiets } from './heeded.ts'
import type { MatterName } from './matters.ts'
import { readWishes } from './read-wishes.ts'

type Asked = Pick<DishWishes, 'dietaryOptions' | 'notes'>

const FROM_PLANTS: readonly number[] = [diet.vegetarian, diet.vegan]

/** Each of these leaves no fish and no shellfish. */
const WITHOUT_SEAFOOD: readonly (readonly MatterName[])[] = [
  ['seafood'],
  ['fish', 'shellfish'],
  ['fish', 'crustaceans', 'molluscs'],
]

/**
 * Why no dish can meet these wishes, or which part of an allergy isn't understood, as a sentence; undefined where they
 * don't conflict. Seafood asks for fish or shellfish in every dish; all other wishes only leave things out.
 */
export function impossibleWishes(wishes: Asked): string | undefined {
  const { unclearAllergies } = readWishes(wishes.notes)
  if (unclearAllergies.length > 0) {
    const words = new Intl.ListFormat('en').format(unclearAllergies.map((word) => `“${word}”`))
    return `We didn't understand ${words} as an allergy in your requests, and a menu that avoids only part of an allergy isn't safe. Name each food in other words.`
  }
  const diets = wantedDiets({ cuisineId: 0, ...wishes })
  if (!diets.includes(diet.seafood)) return undefined
  const plants = diets.find((id) => FROM_PLANTS.includes(id))
  if (plants !== undefined) {
    const name = dietaryOptions.find(({ id }) => id === plants)?.name
    return `No dish can be both ${name?.toLowerCase()} and seafood. Choose one.`
  }
  const left = leftOut(wishes)
  return WITHOUT_SEAFOOD.some((names) => names.every((name) => left.has(name)))
    ? 'You chose Seafood, but your requests leave out fish and shellfish. Change one of them.'
    : undefined
}

const leftOut = ({ notes }: Asked): ReadonlySet<MatterName> =>
  new Set(
    readWishes(notes).exclusions.flatMap((exclusion) => (exclusion.kind === 'matter' ? exclusion.name : [])),
  )

const WITHOUT_FISH_AS_A_RULE: readonly CategoryId[] = [3, 5]

/** What wishes that can be met leave of a menu, as sentences: said before it is generated. */
export function cautions(
  wishes: Asked,
  sections: readonly { readonly categoryId: number; readonly count: number }[],
): string[] {
  const diets = wantedDiets({ cuisineId: 0, ...wishes })
  if (!diets.includes(diet.seafood) || impossibleWishes(wishes)) return []
  const empty = categories.filter(
    ({ id }) =>
      WITHOUT_FISH_AS_A_RULE.includes(id) &&
      sections.some(({ categoryId, count }) => categoryId === id && count > 0),
  )
  const names = new Intl.ListFormat('en').format(empty.map(({ name }) => name))
  return [
    ...(empty.length > 0
      ? [`Seafood asks for fish or shellfish in every dish, so ${names.toLowerCase()} will be empty.`]
      : []),
    ...(leftOut(wishes).has('fish') ? ['Without fish, Seafood leaves shellfish alone.'] : []),
  ]
}
