import type { Dish } from '../../../catalogue/dish.ts'
import { categoryOfCourse } from '../../../courses/course-of.ts'
import { dietNorms } from '../../../courses/section-norms.ts'
import { categories, type DietaryOptionId, diet } from '../../../reference/reference.ts'
import { type DietStanding, dietStanding, optionsMeet } from '../../review/diet-standing.ts'
import { type DishPicker, dishForMenu, type Review } from '../../review/menu-review.ts'
import { hasRoom } from '../../review/proposed-edit.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { amountOf, type ReviewedItem, refOf } from '../../review/reviewed-item.ts'

/** Diets that a course lacks, and dishes that meet one and do not say so. */
export const checkDiets = (
  review: Review,
  picker: DishPicker,
): RecommendationOf<'missing_diet' | 'untagged_diets'>[] => [
  ...checkCoverage(review, picker),
  ...checkTags(review),
]

/** By its tags, or by the catalogue's knowledge of a dish that its owner left as it is. */
export const dietStandingOf = (
  { item, dish, isAsWritten }: ReviewedItem,
  option: DietaryOptionId,
): DietStanding => dietStanding(item, option, isAsWritten ? dish : undefined)

/** A course lacks a diet only where every dish of it is known not to meet it. */
function checkCoverage(review: Review, picker: DishPicker): RecommendationOf<'missing_diet'>[] {
  return categories.flatMap(({ id: categoryId, name }) => {
    const course = review.items.filter((item) => categoryOfCourse(item.course) === categoryId)
    const missing = (dietNorms[categoryId] ?? [])
      .filter(({ fromDishes }) => course.length >= fromDishes)
      .map(({ dietaryOptionId }) => dietaryOptionId)
      .filter((option) => isMarkedHere(review, course, option))
      .filter((option) => course.every((item) => dietStandingOf(item, option) === 'does_not'))
    const [first] = course
    if (missing.length === 0 || !first || isDevoted(course)) return []
    const sections = new Set(course.map(({ section }) => section))
    const sectionName = sections.size === 1 ? first.section.name : name
    return cover(missing, categoryId, review, picker).map(({ options, dish }) => {
      const item = dish && dishForMenu(review, dish)
      return {
        code: 'missing_diet' as const,
        id: `missing_diet:${categoryId}:${options.join('+')}`,
        pointer: `/sections/${review.menu.sections.indexOf(first.section)}`,
        params: {
          sectionName,
          dietaryOptionIds: [...options],
          count: course.length,
          proposed: item?.name ?? null,
          price: item ? amountOf(item) : null,
        },
        edits: item ? [{ kind: 'add-item' as const, section: refOf(first.section), item }] : [],
      }
    })
  })
}

/** Diets that define a kitchen: a course that keeps one throughout was made to, and lacks nothing. */
const KITCHENS = [diet.seafood, diet.keto] as const

const isDevoted = (course: readonly ReviewedItem[]): boolean =>
  KITCHENS.some((kitchen) => course.every((item) => dietStandingOf(item, kitchen) === 'meets'))

/**
 * Returns whether this menu marks where a diet is met. An owner who marks no dish gluten-free hasn't said
 * that none is.
 */
const isMarkedHere = ({ items }: Review, course: readonly ReviewedItem[], option: DietaryOptionId): boolean =>
  course.every(({ isAsWritten }) => isAsWritten) ||
  items.some((reviewed) => !reviewed.isAsWritten && dietStandingOf(reviewed, option) === 'meets')

interface Cover {
  readonly options: readonly DietaryOptionId[]
  readonly dish: Dish | undefined
}

/** Few dishes that meet all these diets: one that meets most of them, then one that meets most of the rest. */
function cover(
  missing: readonly DietaryOptionId[],
  categoryId: number,
  review: Review,
  picker: DishPicker,
): Cover[] {
  const covers: Cover[] = []
  let open = [...missing]
  while (open.length > 0) {
    const best = hasRoom(review.menu) ? pickForMost(open, categoryId, picker) : undefined
    const options = best ? open.filter((option) => optionsMeet(best.dietaryOptions, option)) : open
    covers.push({ options, dish: best })
    open = open.filter((option) => !options.includes(option))
  }
  return covers
}

function pickForMost(
  open: readonly DietaryOptionId[],
  categoryId: number,
  picker: DishPicker,
): Dish | undefined {
  for (let count = open.length; count > 0; count -= 1) {
    const dish = picker.pick(
      categoryId,
      ({ dietaryOptions }) => open.filter((option) => optionsMeet(dietaryOptions, option)).length >= count,
    )
    if (dish) return dish
  }
  return undefined
}

function checkTags({ items }: Review): RecommendationOf<'untagged_diets'>[] {
  const untagged = items.filter(
    ({ item, dish, isAsWritten }) =>
      isAsWritten &&
      // What waits for its owner's word is asked for elsewhere.
      item.claimsToConfirm === undefined &&
      item.dietaryOptions.length === 0 &&
      (dish?.dietaryOptions.length ?? 0) > 0,
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
