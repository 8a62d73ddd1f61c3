import { type DietaryOptionId, diet } from '../catalogue/reference.ts'
import { categoryIdOf, type DishPicker, dishForMenu, type Review, type ReviewedItem } from './menu-review.ts'
import { hasRoom } from './proposed-edit.ts'
import type { RecommendationOf } from './recommendation.ts'
import { dietNorms } from './section-norms.ts'

/** Diets that a section lacks, and dishes that meet one and do not say so. */
export const checkDiets = (
  review: Review,
  picker: DishPicker,
): RecommendationOf<'missing_diet' | 'untagged_diets'>[] => [
  ...checkCoverage(review, picker),
  ...checkTags(review),
]

/** By its tags, or by the catalogue's knowledge of a dish that its owner left as it is. */
export function meetsDiet({ item, dish, isAsWritten }: ReviewedItem, option: DietaryOptionId): boolean {
  if (item.dietaryOptions.includes(option)) return true
  if (option === diet.vegetarian && item.dietaryOptions.includes(diet.vegan)) return true
  return isAsWritten && (dish?.dietaryOptions.includes(option) ?? false)
}

function checkCoverage(review: Review, picker: DishPicker): RecommendationOf<'missing_diet'>[] {
  return review.menu.flatMap(({ category }, index) => {
    const categoryId = categoryIdOf(category)
    if (!categoryId) return []
    const section = review.items.filter(({ place }) => place.categoryId === categoryId)
    const missing = (dietNorms[categoryId] ?? [])
      .filter(({ fromDishes }) => section.length >= fromDishes)
      .map(({ dietaryOptionId }) => dietaryOptionId)
      .filter((option) => !section.some((item) => meetsDiet(item, option)))
    return missing.map((option) => {
      const dish = hasRoom(review.menu)
        ? picker.pick(categoryId, ({ dietaryOptions }) => dietaryOptions.includes(option))
        : undefined
      return {
        code: 'missing_diet' as const,
        id: `missing_diet:${categoryId}:${option}`,
        pointer: `/${index}`,
        params: {
          sectionName: category.name,
          dietaryOptionId: option,
          count: section.length,
          proposed: dish?.name ?? null,
        },
        edits: dish ? [{ kind: 'add-item' as const, category, item: dishForMenu(review, dish) }] : [],
      }
    })
  })
}

function checkTags({ items }: Review): RecommendationOf<'untagged_diets'>[] {
  const untagged = items.filter(
    ({ item, dish, isAsWritten }) =>
      isAsWritten && item.dietaryOptions.length === 0 && (dish?.dietaryOptions.length ?? 0) > 0,
  )
  if (untagged.length === 0) return []
  return [
    {
      code: 'untagged_diets',
      id: 'untagged_diets',
      pointer: '',
      params: { names: untagged.map(({ item }) => item.name) },
      edits: untagged.map(({ dish, place }) => ({
        kind: 'set-dietary-options',
        place,
        dietaryOptions: [...(dish?.dietaryOptions ?? [])],
      })),
    },
  ]
}
