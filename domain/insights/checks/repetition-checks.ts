import type { IngredientFamily } from '../../catalogue/dish.ts'
import { areNearDuplicates, foldName } from '../../catalogue/names.ts'
import { diet } from '../../catalogue/reference.ts'
import { isMenuOfItsOwn } from '../../courses/course-of.ts'
import { namesPortion, wordsWithoutPortion } from '../../courses/portion.ts'
import { claimsOf } from '../../menu/claims/claims.ts'
import type { ItemPlace } from '../../menu/editing/edits.ts'
import { optionsMeet } from '../review/diet-standing.ts'
import { type DishPicker, dishForMenu, type Review } from '../review/menu-review.ts'
import type { ProposedEdit } from '../review/proposed-edit.ts'
import type { ReviewedItem } from '../review/reviewed-item.ts'
import type { RecommendationOf } from './recommendation.ts'

/** A cuisine's staples may repeat: three dishes of pasta are usual. */
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

/** The diets that guests may come for: a dish that replaces another keeps them. */
export const keptDiets = ({ item, dish, isAsWritten }: ReviewedItem) => {
  const options = isAsWritten && dish ? dish.dietaryOptions : claimsOf(item).dietaryOptions
  return [diet.vegetarian, diet.vegan].filter((option) => optionsMeet(options, option))
}

/** A dish for the place of another, with its diets; undefined where there is none. */
function pickInstead(picker: DishPicker, reviewed: ReviewedItem, mainIngredient?: string) {
  const kept = keptDiets(reviewed)
  return picker.pick(
    reviewed.place.categoryId,
    ({ dietaryOptions, ingredients }) =>
      ingredients[0] !== mainIngredient && kept.every((option) => optionsMeet(dietaryOptions, option)),
  )
}

/** Words of a name that add nothing to what a dish is. */
const FILLERS = new Set('style our house homemade classic famous original fresh crispy'.split(' '))

/** What another word of the name says already: wings are a chicken's. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  wings: ['chicken'],
  fries: ['french', 'potato'],
  bacon: ['pork'],
  carbonara: ['spaghetti'],
}

/** The words by which two names are compared: without sizes, fillers and what goes without saying. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = wordsWithoutPortion(name)
  const implied = new Set([...words].flatMap((word) => IMPLIED[word] ?? []))
  const telling = [...words].filter((word) => !FILLERS.has(word) && !implied.has(word))
  return new Set(telling.length > 0 ? telling : words)
}

function checkNames(review: Review, picker: DishPicker): RecommendationOf<'duplicate' | 'near_duplicate'>[] {
  const byWord = new Map<string, ReviewedItem[]>()
  const seen = new Set<string>()
  const words = new Map(review.items.map((item) => [item, wordsOf(item.item.name)]))
  return review.items.flatMap((reviewed) => {
    const own = words.get(reviewed) ?? new Set<string>()
    const earlier = new Set([...own].flatMap((word) => byWord.get(word) ?? []))
    const twin = [...earlier].find(
      (other) => areNearDuplicates(own, words.get(other) ?? new Set()) && !areOnPurpose(reviewed, other),
    )
    for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), reviewed])
    if (!twin) return []
    const finding = twinFinding(reviewed, twin, review, picker)
    if (seen.has(finding.id)) return []
    seen.add(finding.id)
    return [finding]
  })
}

/**
 * One dish in two sizes, by the glass and by the bottle, at lunch and at dinner, large and for children:
 * it stands there twice because its owner sells it twice.
 */
function areOnPurpose(a: ReviewedItem, b: ReviewedItem): boolean {
  const isSameName = foldName(a.item.name) === foldName(b.item.name)
  if (isSameName && a.item.price !== b.item.price) return true
  // Wines of one grape are many wines, and a starter and a main course of one fish two dishes.
  if (!isSameName && (a.course === 'drink' || a.course !== b.course)) return true
  return [a, b].some((one) => one.course === 'apart' || namesSize(one) || isMenuOfItsOwn(one.category))
}

const namesSize = ({ item, isAsWritten }: ReviewedItem): boolean =>
  !isAsWritten && namesPortion(item.name, item.description)

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
  const dish = pickInstead(picker, reviewed)
  const instead = dish && dishForMenu(review, dish)
  return {
    code: 'near_duplicate',
    id: `near_duplicate:${id}`,
    pointer: reviewed.pointer,
    params: {
      name: item.name,
      other: twin.item.name,
      otherSectionName,
      proposed: instead?.name ?? null,
      price: item.price,
      newPrice: instead?.price ?? null,
    },
    // Without another dish it stays: only its owner knows that the two are one.
    edits: instead ? [{ kind: 'replace-item', place, item: instead }] : [],
  }
}

const removals = (place: ItemPlace, count: number): ProposedEdit[] =>
  Array.from({ length: count }, () => ({ kind: 'remove-item', place }))

const countAt = ({ items }: Review, { place }: ReviewedItem): number =>
  items.filter((other) => other.place.categoryId === place.categoryId && other.place.itemId === place.itemId)
    .length

/** Only of dishes that are the catalogue's: what a steakhouse is made of is no repetition. */
function checkMainIngredients(
  review: Review,
  picker: DishPicker,
): RecommendationOf<'main_ingredient_repeats'>[] {
  if (!review.isKindKnown) return []
  return review.menu.flatMap(({ category, items }, index) => {
    const section = review.items.filter(({ pointer }) => pointer.startsWith(`/${index}/`))
    const byMain = Map.groupBy(section, ({ dish, course, isAsWritten }) =>
      dish && isAsWritten && course !== 'drink' && !STAPLES.has(dish.family)
        ? dish.ingredients[0]
        : undefined,
    )
    return [...byMain].flatMap(([ingredient, dishes]) => {
      const allowed = Math.max(Math.floor(items.length / 2), REPEATED_FROM - 1)
      if (ingredient === undefined || dishes.length <= allowed) return []
      const swaps = dishes.slice(allowed).flatMap((reviewed) => {
        const dish = pickInstead(picker, reviewed, ingredient)
        return dish ? [{ reviewed, item: dishForMenu(review, dish) }] : []
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
            swaps: swaps.map(({ reviewed, item }) => ({
              name: reviewed.item.name,
              proposed: item.name,
              price: reviewed.item.price,
              newPrice: item.price,
            })),
          },
          edits: swaps.map(({ reviewed, item }) => ({
            kind: 'replace-item' as const,
            place: reviewed.place,
            item,
          })),
        },
      ]
    })
  })
}
