import type { Dish } from '../../../catalogue/dish.ts'
import { meantFor } from '../../../dishes/meal/company.ts'
import { isStillWine, isWithoutAlcohol } from '../../../dishes/read-dish.ts'
import { type CompositionFault, compositionFaults, isFried } from '../../composition/composition.ts'
import { isOfKind, type MenuDish, mainKinds } from '../../composition/menu-dish.ts'
import { type DishPicker, dishForMenu, type Review } from '../../review/menu-review.ts'
import type { ProposedEdit } from '../../review/proposed-edit.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { amountOf, itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'
import { addition, type Means } from './additions.ts'
import { dietKeeper, pickFor } from './repetition-checks.ts'

type CompositionFinding = RecommendationOf<
  'lacks_main_kind' | 'lacks_drink' | 'lacks_staple' | 'one_sort' | 'shared_garnish' | 'accompaniment_alone'
>

/** What the menu lacks or has twice as a whole. */
export function checkComposition(review: Review, picker: DishPicker): CompositionFinding[] {
  const itemOf = new Map(review.items.map((reviewed) => [menuDishOf(reviewed), reviewed]))
  const faults = compositionFaults({
    plates: [...itemOf.keys()],
    cuisineId: review.cuisineId,
    without: doneWithout(review),
  })
  return faults.flatMap((fault) => {
    const about = fault.plates.flatMap((plate) => itemOf.get(plate) ?? [])
    const [first] = about
    return first ? findingOf(fault, [first, ...about.slice(1)], { review, picker }) : []
  })
}

const menuDishOf = ({ item, course, dish, isAsWritten }: ReviewedItem): MenuDish => ({
  name: item.name,
  // A voice leaves out what the composer knew of it.
  description: (isAsWritten && dish?.description) || item.description,
  course,
  dish: isAsWritten ? dish : undefined,
})

/** With this many dishes, what none of them is counts as deliberately left out. */
const MIN_FOR_ABSENCE = 8
const MIN_DRINKS = 4

function doneWithout({ items }: Review) {
  const food = items.flatMap(({ dish, course }) => (dish && course !== 'drink' ? [dish] : []))
  const drinks = items.flatMap(({ dish, course }) => (dish && course === 'drink' ? [dish] : []))
  return {
    mains: mainKinds.filter(
      (kind) => food.length >= MIN_FOR_ABSENCE && !food.some((dish) => isOfKind(dish, kind)),
    ),
    alcohol: drinks.length >= MIN_DRINKS && drinks.every(isWithoutAlcohol),
  }
}

type About = readonly [ReviewedItem, ...ReviewedItem[]]

function findingOf(fault: CompositionFault, about: About, means: Means): CompositionFinding[] {
  const [first] = about
  const count = about.length
  switch (fault.code) {
    case 'lacks_main_kind': {
      const { kind } = fault
      // That no main is vegetarian is said with the other diets.
      if (kind === 'vegetarian') return []
      const { params, ...rest } = addition(first, means, (dish) => isOfKind(dish, kind))
      return [{ code: fault.code, id: `${fault.code}:${kind}`, ...rest, params: { kind, count, ...params } }]
    }
    case 'lacks_still_wine':
    case 'lacks_zero_proof': {
      const isWine = fault.code === 'lacks_still_wine'
      const kind = isWine ? 'still wine' : 'without alcohol'
      const { params, ...rest } = addition(first, means, isWine ? isStillWine : isWithoutAlcohol)
      return [{ code: 'lacks_drink', id: fault.code, ...rest, params: { kind, count, ...params } }]
    }
    case 'lacks_staple': {
      const { staple } = fault
      const { params, ...rest } = addition(first, means, ({ family }) => family === staple)
      return [{ code: fault.code, id: `${fault.code}:${staple}`, ...rest, params: { staple, ...params } }]
    }
    case 'all_cold':
    case 'all_fried': {
      const sort = fault.code === 'all_cold' ? 'cold' : 'fried'
      const isOther = (dish: Dish) => (sort === 'cold' ? dish.temperature === 'hot' : !isFried(dish))
      const last = about.at(-1) ?? first
      const { params, ...rest } = replacement(last, means, isOther)
      const { section, course } = first
      return [
        {
          code: 'one_sort',
          id: `${fault.code}:${course}`,
          ...rest,
          params: { sort, sectionName: section.name, count, ...params },
        },
      ]
    }
    case 'shared_garnish': {
      const last = about.at(-1) ?? first
      const { params, ...rest } = replacement(last, means, () => true)
      const garnish = [...fault.garnish]
      return [
        {
          code: fault.code,
          id: itemFindingId(fault.code, last),
          ...rest,
          params: { other: first.item.name, garnish, ...params },
        },
      ]
    }
    case 'accompaniment_alone': {
      const isSide = first.course === 'side'
      const { params, ...rest } = replacement(first, means, (dish) => meantFor(dish, isSide) === undefined)
      const wanted = meantFor(first.item, isSide) ?? ''
      return [
        {
          code: fault.code,
          id: itemFindingId(fault.code, first),
          ...rest,
          params: { meantFor: wanted, ...params },
        },
      ]
    }
  }
}

/** A dish for the place of one of the catalogue's, with its diets. An owner's own dish stays: it may be why guests come. */
function replacement(reviewed: ReviewedItem, { review, picker }: Means, isWanted: (dish: Dish) => boolean) {
  const { item, place, pointer, isAsWritten } = reviewed
  const keeps = dietKeeper(reviewed)
  const dish = isAsWritten ? pickFor(reviewed, picker, (one) => isWanted(one) && keeps(one)) : undefined
  const instead = dish && dishForMenu(review, dish)
  const edits: ProposedEdit[] = instead ? [{ kind: 'replace-item', place, item: instead }] : []
  return {
    pointer,
    params: {
      name: item.name,
      proposed: instead?.name ?? null,
      price: amountOf(item),
      newPrice: instead ? amountOf(instead) : null,
    },
    edits,
  }
}
