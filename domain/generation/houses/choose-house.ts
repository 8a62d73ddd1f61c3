import type { Dish } from '../../catalogue/dish.ts'
import { MAINS } from '../../reference/reference.ts'
import type { Random } from '../choosing/random.ts'
import { housesOf, housesOfCuisine, isForeign, leansToOneHouse } from './houses-of.ts'

/** What one section may hold, and how many of it. */
interface Wanted {
  readonly categoryId: number
  readonly size: number
  readonly pool: readonly Dish[]
}

/**
 * Dishes to choose from for each that is served, so that two menus of one house differ. Wishes that leave
 * fewer don't make a house: a vegan card without gluten draws on every house.
 */
const CHOICE = { main: 2.8, side: 1.5 } as const

/** Where wishes leave fewer of the houses than this part, and than two, every menu would be of the same one. */
const SERVABLE = 1 / 2

/** The part of the standing dishes that may be at home elsewhere before a card is of no house at all. */
const STRANGERS = 1 / 4

/** From this many main courses of the house, and one in three, a card shows which house it is. */
export const LEAST_OWN = { dishes: 2, part: 1 / 3 } as const

/** Returns whether a house can fill these sections alone, with enough main courses that are its own. */
function canServe(house: string, sections: readonly Wanted[]): boolean {
  const isEnough = sections.every(({ categoryId, size, pool }) => {
    const welcome = pool.filter((dish) => !isForeign(dish, house))
    return welcome.length >= size * (categoryId <= MAINS ? CHOICE.main : CHOICE.side)
  })
  const mains = sections.filter(({ categoryId }) => categoryId === MAINS)
  const own = new Set(mains.flatMap(({ pool }) => pool.filter((dish) => housesOf(dish).has(house))))
  return isEnough && own.size >= LEAST_OWN.dishes
}

/** From this range up nobody draws a counter, though an owner may choose one. */
const WHITE_TABLECLOTH = 4
const CASUAL: ReadonlySet<string> = new Set([
  '1 pizzeria',
  '3 taqueria',
  '4 western',
  '5 diner',
  '5 barbecue',
  '5 tavern',
  '9 takeout',
])

const strangersIn = (house: string, dishes: readonly Dish[]): number =>
  dishes.filter((dish) => isForeign(dish, house)).length

/**
 * The house that a menu is of: one that can serve it, the one that its standing dishes come from, else by chance.
 * Undefined where many cards of the cuisine mix them, or wishes leave no house enough to serve.
 */
export function chooseHouse(
  cuisineId: number,
  sections: readonly Wanted[],
  standing: readonly Dish[],
  random: Random,
  priceRange: number,
): string | undefined {
  if (!leansToOneHouse(cuisineId)) return undefined
  const houses = housesOfCuisine(cuisineId).filter(
    (house) => priceRange < WHITE_TABLECLOTH || !CASUAL.has(`${cuisineId} ${house}`),
  )
  const servable = houses.filter((house) => canServe(house, sections))
  if (servable.length < Math.max(2, houses.length * SERVABLE)) return undefined
  const least = Math.min(...servable.map((house) => strangersIn(house, standing)))
  if (least > standing.length * STRANGERS) return undefined
  const closest = servable.filter((house) => strangersIn(house, standing) === least)
  return closest[Math.floor(random() * closest.length)]
}

/** The house that a card is of by its dishes; undefined where they come from several, or tell nothing. */
export function houseOfCard(cuisineId: number, card: readonly Dish[]): string | undefined {
  if (!leansToOneHouse(cuisineId)) return undefined
  const told = housesOfCuisine(cuisineId)
    .map((house) => ({
      house,
      strangers: strangersIn(house, card),
      own: card.filter((dish) => housesOf(dish).has(house)).length,
    }))
    .filter(({ strangers, own }) => own >= LEAST_OWN.dishes && strangers <= card.length * STRANGERS)
    .sort((a, b) => a.strangers - b.strangers || b.own - a.own)
  return told[0]?.house
}
