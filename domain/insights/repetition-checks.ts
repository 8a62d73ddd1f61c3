import type { IngredientFamily } from '../catalogue/dish.ts'
import { areNearDuplicates, foldName, tellingWords } from '../catalogue/names.ts'
import { diet } from '../catalogue/reference.ts'
import type { ItemPlace } from '../menu/edits.ts'
import { categoryIdOf, type DishPicker, dishForMenu, type Review, type ReviewedItem } from './menu-review.ts'
import type { ProposedEdit } from './proposed-edit.ts'
import type { RecommendationOf } from './recommendation.ts'

const BEVERAGES = 5

/** What a cuisine rests on may come again: nobody minds three dishes of pasta. */
const STAPLES: ReadonlySet<IngredientFamily> = new Set(['noodle', 'rice', 'bread', 'pastry', 'potato'])

/** As many dishes of one main ingredient, more than half of a section, are too much of it. */
const REPEATED_FROM = 3

/** Dishes that a guest would take for one another, and sections that turn around one ingredient. */
export const checkRepetition = (
  review: Review,
  picker: DishPicker,
): RecommendationOf<'duplicate' | 'near_duplicate' | 'main_ingredient_repeats'>[] => [
  ...checkNames(review, picker),
  ...checkMainIngredients(review, picker),
]

/** The diets that somebody may come for: a dish that takes the place of another should keep them. */
export const keptDiets = ({ item, dish, isAsWritten }: ReviewedItem): number[] => {
  const options: readonly number[] = isAsWritten && dish ? dish.dietaryOptions : item.dietaryOptions
  return options.filter((option) => option === diet.vegetarian || option === diet.vegan)
}

/** A dish for the place of another: with its diets if there is one, else any. */
export function pickInstead(picker: DishPicker, reviewed: ReviewedItem, mainIngredient?: string) {
  const kept = keptDiets(reviewed)
  const { categoryId } = reviewed.place
  const isOther = (ingredients: readonly string[]) => ingredients[0] !== mainIngredient
  return (
    picker.pick(
      categoryId,
      ({ dietaryOptions, ingredients }) =>
        isOther(ingredients) && kept.every((option) => dietaryOptions.some((id) => id === option)),
    ) ?? picker.pick(categoryId, ({ ingredients }) => isOther(ingredients))
  )
}

function checkNames(review: Review, picker: DishPicker): RecommendationOf<'duplicate' | 'near_duplicate'>[] {
  const byWord = new Map<string, ReviewedItem[]>()
  const seen = new Set<string>()
  const words = new Map(review.items.map((item) => [item, tellingWords(item.item.name)]))
  return review.items.flatMap((reviewed) => {
    const own = words.get(reviewed) ?? new Set<string>()
    const earlier = new Set([...own].flatMap((word) => byWord.get(word) ?? []))
    const twin = [...earlier].find((other) => {
      const theirs = words.get(other) ?? new Set<string>()
      return foldName(other.item.name) === foldName(reviewed.item.name) || areNearDuplicates(own, theirs)
    })
    for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), reviewed])
    if (!twin) return []
    const finding = twinFinding(reviewed, twin, review, picker)
    if (seen.has(finding.id)) return []
    seen.add(finding.id)
    return [finding]
  })
}

function twinFinding(
  reviewed: ReviewedItem,
  twin: ReviewedItem,
  review: Review,
  picker: DishPicker,
): RecommendationOf<'duplicate' | 'near_duplicate'> {
  const { item, place, category } = reviewed
  const id = `${place.categoryId}:${place.itemId}`
  const otherSectionName = twin.category.name
  if (foldName(item.name) === foldName(twin.item.name)) {
    const isSamePlace = twin.place.categoryId === place.categoryId && twin.place.itemId === place.itemId
    const copies = countAt(review, reviewed) - (isSamePlace ? 1 : 0)
    return {
      code: 'duplicate',
      id: `duplicate:${id}`,
      pointer: reviewed.pointer,
      params: { name: item.name, sectionName: category.name, otherSectionName },
      edits: removals(place, copies),
    }
  }
  const dish = categoryIdOf(category) && pickInstead(picker, reviewed)
  return {
    code: 'near_duplicate',
    id: `near_duplicate:${id}`,
    pointer: reviewed.pointer,
    params: {
      name: item.name,
      other: twin.item.name,
      otherSectionName,
      proposed: dish ? dish.name : null,
    },
    edits: dish
      ? [{ kind: 'replace-item', place, item: dishForMenu(review, dish) }]
      : removals(place, countAt(review, reviewed)),
  }
}

const removals = (place: ItemPlace, count: number): ProposedEdit[] =>
  Array.from({ length: count }, () => ({ kind: 'remove-item', place }))

const countAt = ({ items }: Review, { place }: ReviewedItem): number =>
  items.filter((other) => other.place.categoryId === place.categoryId && other.place.itemId === place.itemId)
    .length

function checkMainIngredients(
  review: Review,
  picker: DishPicker,
): RecommendationOf<'main_ingredient_repeats'>[] {
  return review.menu.flatMap(({ category, items }, index) => {
    if (category.id === BEVERAGES || !categoryIdOf(category)) return []
    const section = review.items.filter(({ pointer }) => pointer.startsWith(`/${index}/`))
    const byMain = Map.groupBy(section, ({ dish }) =>
      dish && !STAPLES.has(dish.family) ? dish.ingredients[0] : undefined,
    )
    return [...byMain].flatMap(([ingredient, dishes]) => {
      const allowed = Math.max(Math.floor(items.length / 2), REPEATED_FROM - 1)
      if (ingredient === undefined || dishes.length <= allowed) return []
      const swaps = dishes.slice(allowed).flatMap((reviewed) => {
        const dish = pickInstead(picker, reviewed, ingredient)
        return dish ? [{ reviewed, dish }] : []
      })
      return [
        {
          code: 'main_ingredient_repeats' as const,
          id: `main_ingredient_repeats:${category.id}:${ingredient}`,
          pointer: `/${index}`,
          params: {
            sectionName: category.name,
            ingredient,
            count: dishes.length,
            total: items.length,
            replaced: swaps.map(({ reviewed }) => reviewed.item.name),
            proposed: swaps.map(({ dish }) => dish.name),
          },
          edits: swaps.map(({ reviewed, dish }) => ({
            kind: 'replace-item' as const,
            place: reviewed.place,
            item: dishForMenu(review, dish),
          })),
        },
      ]
    })
  })
}
