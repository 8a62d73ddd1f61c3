import type { Course } from '../../courses/course-of.ts'
import { techniqueOf } from '../../dishes/food/technique.ts'
import { isAlone } from '../../dishes/meal/company.ts'
import { isStillWine, isWithoutAlcohol } from '../../dishes/read-dish.ts'
import type { DishWords } from '../../dishes/words/dish-words.ts'
import type { CuisineId } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { isOfKind, type MainKind, type MenuDish, mainKinds } from './menu-dish.ts'
import { leastFor, type Staple, staplesOf } from './staples.ts'
import { sharedGarnish, toppingsOf } from './toppings.ts'

/** What a house does without, so that its absence isn't a fault. */
export interface DoneWithout {
  readonly mains: readonly MainKind[]
  readonly alcohol: boolean
}

export interface ComposedMenu {
  readonly plates: readonly MenuDish[]
  readonly cuisineId: CuisineId
  readonly without: DoneWithout
}

/** What a menu lacks or has twice as a whole; `plates` are the dishes that it is about. */
export type CompositionFault =
  | { readonly code: 'lacks_main_kind'; readonly kind: MainKind; readonly plates: readonly MenuDish[] }
  | { readonly code: 'lacks_still_wine' | 'lacks_zero_proof'; readonly plates: readonly MenuDish[] }
  | { readonly code: 'lacks_staple'; readonly staple: Staple; readonly plates: readonly MenuDish[] }
  | {
      readonly code: 'all_cold' | 'all_fried'
      readonly course: Course
      readonly plates: readonly MenuDish[]
    }
  | {
      readonly code: 'shared_garnish'
      readonly garnish: readonly string[]
      readonly plates: readonly MenuDish[]
    }
  | { readonly code: 'accompaniment_alone'; readonly plates: readonly [MenuDish] }

/** Every hard rule of composition that these dishes break; empty for a menu that a chef would send out. */
export const compositionFaults = (menu: ComposedMenu): readonly CompositionFault[] => [
  ...lacksOf(menu),
  ...companyFaults(menu.plates),
]

/**
 * What the whole lacks: kinds of mains, wine, staples, warmth. Of a course with dishes that the catalogue does not
 * know nothing is said: one of them may be what is missing.
 */
function lacksOf({ plates, cuisineId, without }: ComposedMenu): readonly CompositionFault[] {
  const mains = known(plates, 'main', leastFor.mainKinds)
  const drinks = known(plates, 'drink', leastFor.drinkKinds)
  const sides = known(plates, 'side', leastFor.sides)
  return [
    ...mainKinds
      .filter((kind) => mains.length > 0 && !without.mains.includes(kind))
      .filter((kind) => !mains.some(({ dish }) => isOfKind(dish, kind)))
      .map((kind) => ({ code: 'lacks_main_kind' as const, kind, plates: mains })),
    ...lackingDrinks(drinks, without),
    ...(sides.length === 0 ? [] : (staplesOf[cuisineId] ?? []))
      .filter((staple) => !plates.some(({ dish, course }) => dish?.family === staple && course !== 'drink'))
      .map((staple) => ({ code: 'lacks_staple' as const, staple, plates: sides })),
    ...ofOneSort(known(plates, 'starter', leastFor.starters), 'starter'),
    ...ofOneSort(known(plates, 'dessert', leastFor.desserts), 'dessert'),
  ]
}

type KnownDish = MenuDish & { readonly dish: NonNullable<MenuDish['dish']> }

const isKnown = (plate: MenuDish): plate is KnownDish => plate.dish !== undefined

/** The dishes of a course; none where they are too few, or one of them is an owner's own. */
function known(plates: readonly MenuDish[], course: Course, least: number): readonly KnownDish[] {
  const own = plates.filter((plate) => plate.course === course)
  const ours = own.filter(isKnown)
  return own.length >= least && ours.length === own.length ? ours : []
}

/** A list of wines sells nothing else, and another card pours the rest. */
const isWineList = (drinks: readonly KnownDish[]): boolean =>
  drinks.every(({ dish: { family } }) => family === 'wine')

/** Half of it is coffee, tea and juice: a glass of wine is not missed there. */
const isOfCafe = (drinks: readonly KnownDish[]): boolean =>
  drinks.filter(({ dish: { family } }) => OF_CAFE.has(family)).length * 2 >= drinks.length
const OF_CAFE: ReadonlySet<string> = new Set(['coffee', 'tea', 'juice'])

/** A house that pours alcohol, but no wine that one can have with dinner, or nothing for who drives. */
function lackingDrinks(drinks: readonly KnownDish[], { alcohol }: DoneWithout): CompositionFault[] {
  if (drinks.length === 0 || alcohol || isWineList(drinks)) return []
  const dishes = drinks.map(({ dish }) => dish)
  return [
    ...(dishes.some(isStillWine) || isOfCafe(drinks)
      ? []
      : [{ code: 'lacks_still_wine' as const, plates: drinks }]),
    ...(dishes.some(isWithoutAlcohol) ? [] : [{ code: 'lacks_zero_proof' as const, plates: drinks }]),
  ]
}

/** Returns whether it is out of the deep fryer, as its words say. */
export const isFried = (dish: DishWords): boolean => techniqueOf(dish) === 'fried'

function ofOneSort(plates: readonly KnownDish[], course: Course): CompositionFault[] {
  if (plates.length === 0) return []
  return [
    ...(plates.every(({ dish }) => dish.temperature === 'cold')
      ? [{ code: 'all_cold' as const, course, plates }]
      : []),
    ...(plates.every(isFried) ? [{ code: 'all_fried' as const, course, plates }] : []),
  ]
}

/** What does not go together, or not alone: by words, so of an owner's own dishes too. */
function companyFaults(plates: readonly MenuDish[]): readonly CompositionFault[] {
  const food = plates.filter(({ course }) => course === 'starter' || course === 'main')
  return [...sharedGarnishes(food), ...alone(plates)]
}

/** Two dishes with the same on them are a slip; three are the way of the house. */
const HOUSE_STYLE = 3

/** One name is the other with a word more: La Complète and La Super Complète. */
function isVersionOf(a: MenuDish, b: MenuDish): boolean {
  const [mine, theirs] = [a, b].map(({ name }) => new Set(foldName(name).split(' ')))
  return mine !== undefined && theirs !== undefined && (mine.isSubsetOf(theirs) || theirs.isSubsetOf(mine))
}

function sharedGarnishes(food: readonly MenuDish[]): CompositionFault[] {
  const byGarnish = Map.groupBy(
    food.flatMap((plate) => [...toppingsOf(plate)].map((garnish) => ({ plate, garnish }))),
    ({ garnish }) => garnish,
  )
  const isRare = (garnish: string): boolean => (byGarnish.get(garnish)?.length ?? 0) < HOUSE_STYLE
  return food.flatMap((plate, at) =>
    food.slice(0, at).flatMap((other): CompositionFault[] => {
      if (isVersionOf(other, plate)) return []
      const garnish = sharedGarnish(other, plate).filter(isRare)
      return garnish.length >= 2 ? [{ code: 'shared_garnish', garnish, plates: [other, plate] }] : []
    }),
  )
}

function alone(plates: readonly MenuDish[]): CompositionFault[] {
  const food = plates.filter(({ course }) => course !== 'drink')
  const texts = food.map(({ name, description }) => foldName(`${name} ${description}`))
  return food.flatMap((plate, at): CompositionFault[] =>
    isAlone(plate, plate.course === 'side', texts.toSpliced(at, 1))
      ? [{ code: 'accompaniment_alone', plates: [plate] }]
      : [],
  )
}
