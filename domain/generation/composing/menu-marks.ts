import type { Dish, Season } from '../../catalogue/dish.ts'
import { type CategoryId, DRINKS, diet, MAINS, STARTERS } from '../../reference/reference.ts'
import type { Random } from '../choosing/random.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import { LEAST_OWN } from '../houses/choose-house.ts'
import { housesOf, isForeign } from '../houses/houses-of.ts'
import { isAtMarketPrice } from '../pricing/credible-ranges.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { settingOf } from '../pricing/setting.ts'
import { morningThings } from '../sought/morning.ts'
import { isSought, soughtThings } from '../sought/sought.ts'
import type { SoughtThing } from '../sought/sought-list.ts'
import { isOfCourse, type Key } from './keys.ts'
import type { KeyBound, Mark } from './marks.ts'
import { atMost, type Load } from './rules.ts'

/** What a menu is of, beyond its form. */
export interface MenuCircumstances {
  readonly cuisineId: number
  readonly season: Season | undefined
  /** 1 to 5 */
  readonly priceRange: number
  /** The one that the menu leans to; absent, dishes of all may meet. */
  readonly house: string | undefined
  /** The owner named the house: its guests come for what it is known for, and not for the cuisine at large. */
  readonly isHouseChosen: boolean
  /** Dishes that are on the menu already. */
  readonly standing: readonly Dish[]
  readonly random: Random
  /** Somebody asked for vegan dishes, so nothing bounds them. */
  readonly asksVegan: boolean
  /** Breakfast: its guests come for what the morning has. */
  readonly isOfTheMorning?: boolean | undefined
  /** A card for children: what grown guests come for isn't missed. */
  readonly isForChildren?: boolean | undefined
}

/** The marks of a menu's sections, all by the tables of the generator. */
export function marksFor(loads: readonly Load[], circumstances: MenuCircumstances): Mark[] {
  const { house, isHouseChosen, season, priceRange, asksVegan } = circumstances
  const things = thingsOf(circumstances)
  return [
    ...(circumstances.isForChildren ? loads.flatMap(oneOfAKind) : []),
    ...loads.flatMap((load) => [
      ...(house === undefined ? [] : houseMarks(load, house, isHouseChosen ? undefined : things)),
      ...soughtMarks(load, isHouseChosen ? things : drawn(things, circumstances), season),
      ...(asksVegan ? [] : veganMarks(load)),
      ...(load.categoryId === MAINS ? spreadMarks(load, priceRange, isHouseChosen ? house : undefined) : []),
      ...(load.categoryId === MAINS && isOfEvening(circumstances) ? homelyMarks(load) : []),
    ]),
  ]
}

/** Children are asked to choose between plates, not between two plates of spaghetti. */
const oneOfAKind = (load: Load): Mark[] =>
  load.categoryId > MAINS
    ? []
    : [...new Set(load.dishes.map(({ family }) => family))].map((family) => ({
        key: `${load.categoryId} plain|${family}`,
        has: (dish) => dish.categoryId <= MAINS && dish.family === family,
        bound: atMost(1, 'kinds'),
      }))

/** What guests come for: at brunch nobody misses what is eaten or poured with dinner, and children miss none of it. */
function thingsOf(of: MenuCircumstances): readonly SoughtThing[] {
  if (of.isForChildren) return []
  return of.isOfTheMorning
    ? morningThings(of.cuisineId)
    : soughtThings(of.cuisineId, of.isHouseChosen ? of.house : undefined)
}

const isIn =
  ({ categoryId }: Load, is: (dish: Dish) => boolean) =>
  (dish: Dish): boolean =>
    dish.categoryId === categoryId && is(dish)

/** Of a card whose owner chose the house, this part is the house's own, and the rest at home anywhere; a third else. */
const CHOSEN_OWN = 0.8

/**
 * A menu of one house has nothing from another but what guests look for everywhere, and enough that is the house's.
 * @param everywhere absent where the house was chosen
 */
function houseMarks(load: Load, house: string, everywhere: readonly SoughtThing[] | undefined): Mark[] {
  const { categoryId, size, dishes } = load
  const isWelcome = ({ name }: Dish) => everywhere?.some((thing) => thing.dishes.has(name)) === true
  const isOwn = (dish: Dish) => housesOf(dish).has(house)
  const foreign: Mark = {
    key: `${categoryId} foreign|${house}`,
    has: isIn(load, (dish) => isForeign(dish, house) && !isWelcome(dish)),
    bound: atMost(0, 'houses'),
  }
  if (!isOfCourse({ categoryId })) return [foreign]
  const part = everywhere ? LEAST_OWN.part : CHOSEN_OWN
  const atLeast = Math.min(Math.ceil(size * part), Math.floor(dishes.filter(isOwn).length / 2))
  return [
    foreign,
    {
      key: `${categoryId} own|${house}`,
      has: isIn(load, isOwn),
      bound: { atLeast, atMost: size, rank: 'houses' },
    },
  ]
}

/** How many of the things that guests come for a section of a size must have, by its category; the rest are favored. */
const required: Readonly<Record<CategoryId, (size: number) => number>> = {
  1: (size) => Math.round(size * 0.4),
  2: (size) => Math.floor(size / 2),
  3: (size) => (size < 2 ? 0 : Math.ceil(size / 5)),
  4: (size) => Math.round(size * 0.6),
  // Wine, something hot and something soft have their places.
  5: (size) => Math.floor(size / 5),
}

/**
 * What no card is without first, then what the menu has already, the rest by chance: two cards of a street differ. A
 * chosen house has its own order.
 */
function drawn(
  things: readonly SoughtThing[],
  { standing, random }: MenuCircumstances,
): readonly SoughtThing[] {
  const placeOf = ({ isAlways, dishes }: SoughtThing) =>
    isAlways ? -2 : standing.some(({ name }) => dishes.has(name)) ? -1 : random()
  return things
    .map((thing) => ({ thing, place: placeOf(thing) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}

/** So much of a list of main courses may be what no card is without, from this many. */
const FIXED = 0.7
const LONG_LIST = 6

/** The share of a section that is known to guests from other cards. */
const FAMILIAR = 0.55

function soughtMarks(load: Load, things: readonly SoughtThing[], season: Season | undefined): Mark[] {
  const { categoryId, size, dishes } = load
  const isNow = (dish: Dish) => season === undefined || !isOutOfSeason(dish, season)
  const own = things.filter(
    (thing) =>
      thing.categoryId === categoryId && dishes.some((dish) => thing.dishes.has(dish.name) && isNow(dish)),
  )
  if (own.length === 0) return []
  const isKnown = ({ name }: Dish) => own.some((thing) => thing.dishes.has(name))
  const there = dishes.filter((dish) => isKnown(dish) && isNow(dish)).length
  const familiar: Mark = {
    key: `${categoryId} familiar|known`,
    has: isIn(load, isKnown),
    bound: {
      atLeast: Math.min(Math.round(size * FAMILIAR), there),
      atMost: size,
      rank: 'known dishes',
    },
  }
  const always = own.filter(({ isAlways }) => isAlways).length
  const most = categoryId === MAINS && size >= LONG_LIST ? Math.floor(size * FIXED) : 0
  const asked = Math.max(required[categoryId as CategoryId](size), Math.min(always, most))
  return [
    ...own.slice(0, asked).map(
      (thing): Mark => ({
        key: `${categoryId} sought|${thing.what}`,
        has: isIn(load, ({ name }) => thing.dishes.has(name)),
        bound: { atLeast: 1, atMost: size, rank: 'sought' },
      }),
    ),
    ...(categoryId === DRINKS ? [] : [familiar]),
  ]
}

/** From this price range on, one main course of six may be what guests cook at home of potatoes, beans and dough. */
const HOMELY = { from: 3, part: 1 / 6, choice: 5 } as const

const isOfEvening = ({
  priceRange,
  isHouseChosen,
  isOfTheMorning,
  isForChildren,
}: MenuCircumstances): boolean =>
  priceRange >= HOMELY.from && !isHouseChosen && !isOfTheMorning && !isForChildren

function homelyMarks(load: Load): Mark[] {
  const isHomely = (dish: Dish) => !isSought(dish) && settingOf(dish) === 'home'
  const others = load.dishes.filter((dish) => !isHomely(dish)).length
  const bound = atMost(Math.floor(load.size * HOMELY.part), 'showpieces')
  return others < load.size * HOMELY.choice
    ? []
    : [{ key: `${MAINS} homely|plates`, has: isIn(load, isHomely), bound }]
}

/** Of a card that nobody asked to be vegan: one starter of three, one main course of four. */
const MOST_VEGAN: Readonly<Partial<Record<number, number>>> = { [STARTERS]: 1 / 3, [MAINS]: 1 / 4 }

/** With so few others to choose from, every menu would be of the same ones. */
const CHOICE = 2

function veganMarks(load: Load): Mark[] {
  const part = MOST_VEGAN[load.categoryId]
  if (part === undefined) return []
  const isVegan = ({ dietaryOptions }: Dish) => dietaryOptions.includes(diet.vegan)
  const most = Math.floor(load.size * part)
  const others = load.dishes.filter((dish) => !isVegan(dish)).length
  return others < (load.size - most) * CHOICE
    ? []
    : [
        {
          key: `${load.categoryId} vegan|share`,
          has: isIn(load, isVegan),
          bound: atMost(most, 'vegan share'),
        },
      ]
}

/** With this many main courses their prices should spread: the dearest costs this many times the cheapest, with a step between. */
const SPREAD = { from: 3, times: 2.5, most: 3.6, step: 1.6, stepFrom: 5 } as const

/** One dish to look up to, and one within reach: of all pairs of bounds that far apart the one with most choice. */
function spreadMarks(load: Load, priceRange: number, house: string | undefined): Mark[] {
  if (load.size < SPREAD.from) return []
  // Nobody looks up to scallops in a diner.
  const atHome = load.dishes.filter((dish) => house === undefined || !isForeign(dish, house))
  const prices = atHome.map((dish) => priceOf(dish, priceRange)).sort((a, b) => a - b)
  const choices = [...new Set(prices)].map((low) => {
    const within = prices.filter((price) => price <= low).length
    const above = prices.filter((price) => price >= low * SPREAD.times).length
    return { low, choice: Math.min(within, above) }
  })
  const best = choices.reduce((most, one) => (one.choice > most.choice ? one : most), { low: 0, choice: 0 })
  if (best.choice === 0) return []
  const mark = (end: string, has: (price: number) => boolean, bound: KeyBound): Mark => ({
    key: `2 price|${end}` satisfies Key,
    has: isIn(load, (dish) => has(isAtMarketPrice(dish) ? Number.NaN : priceOf(dish, priceRange))),
    bound,
  })
  const one: KeyBound = { atLeast: 1, atMost: load.size, rank: 'spread of prices' }
  const { low } = best
  const isBetween = (price: number) => price >= low * SPREAD.step && price < low * SPREAD.times
  return [
    mark('within reach', (price) => price <= low, one),
    mark('to look up to', (price) => price >= low * SPREAD.times, one),
    // Alone above all others it looks like a slip.
    mark('far above', (price) => price > low * SPREAD.most, atMost(0, 'spread of prices')),
    ...(load.size >= SPREAD.stepFrom && prices.some(isBetween) ? [mark('between', isBetween, one)] : []),
  ]
}
