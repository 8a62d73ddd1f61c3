import type { Dish } from '../../catalogue/dish.ts'
import { stillWines } from '../../dishes/drinks/drink-kind.ts'
import { isOfMorning } from '../../dishes/meal/occasions.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { FIRST_OWN_SECTION_ID } from '../../menu/model/limits.ts'
import type { Price } from '../../menu/model/price.ts'
import type { Section } from '../../menu/model/section.ts'
import { fixedPrice, leadPrice } from '../../menu/prices/lead-price.ts'
import { toCents } from '../../money/dollars.ts'
import { MAINS } from '../../reference/reference.ts'
import { CHILDRENS_PORTION, childrensPrice } from '../children/childrens-price.ts'
import { seededRandom } from '../choosing/random.ts'
import { dishToItem, type PictureOf } from '../dish-to-item.ts'
import { leastPrice } from '../pricing/credible-ranges.ts'
import { foodCostAt } from '../pricing/food-cost.ts'
import { onEnding } from '../pricing/price-band.ts'
import { guestsOf } from '../pricing/shared-plates.ts'
import { supplementsOf } from '../pricing/supplements.ts'
import { winePours } from '../pricing/wine-pours.ts'
import { forChildren, type SectionSort } from '../sorts/section-sorts.ts'
import type { DishWishes } from '../wishes/heeded.ts'
import type { MenuBrief } from './brief.ts'
import { type Estimate, estimateByHabit, estimateOfMeal, type Priced } from './estimate.ts'
import { kindRecord } from './kinds.ts'
import { pairingFor } from './tasting/pairing.ts'
import { hasNeighbors, neighborsOf } from './wine-neighbors.ts'

/** A section with its dishes, before anything has a price. */
export interface FilledSection {
  readonly id: number
  readonly name: string
  readonly sort: SectionSort
  /** Dishes that were asked for. */
  readonly size: number
  /** Why it has fewer, where it has. */
  readonly reason: string
  readonly dishes: readonly Dish[]
}

interface Pricing {
  readonly brief: MenuBrief
  readonly priceRange: number
  /** Dishes of another origin than the catalogue with their items, whose prices are of the range. */
  readonly proposed: ReadonlyMap<Dish, MenuItem>
  /** What may be poured with a meal, of all cuisines. */
  readonly drinks: readonly Dish[]
  readonly pictureOf: PictureOf | undefined
  /** An integer from 0 to 2³² − 1: the same pours the same drinks. */
  readonly seed: number
  /** What a guest is to spend, in cents; undefined where it is as the range has it. */
  readonly target: number | undefined
  /** By what all prices are multiplied, so that a guest spends what was asked for. */
  readonly scale: number
}

interface PricedMenu {
  readonly sections: Section[]
  readonly estimate: Estimate
  readonly priceRange: number
}

/** Prices of meals count in whole dollars: cents. */
const STEP = { meal: 100 } as const

/**
 * What a course of a tasting menu is sold for at a price range, in cents, at least and at most: a meal of courses sells the
 * kitchen's time, which no plate alone pays for. The least is what a meal of the
 * garden is sold for, whose food costs half as much. U.S., 2026: seven courses at $60 to $105, $80 to $154, $126 to $238
 * (our own figures).
 */
const perCourse: Readonly<Record<number, { readonly least: number; readonly most: number }>> = {
  1: { least: 450, most: 800 },
  2: { least: 650, most: 1100 },
  3: { least: 850, most: 1500 },
  4: { least: 1150, most: 2200 },
  5: { least: 1800, most: 3400 },
}

/** The part of the price of a tasting menu that its ingredients cost, where the price follows them (our own figure). */
const FOOD_COST_OF_TASTING = 0.2

/** A supplement of more than this part of the meal is a dish that nobody orders there. */
const MOST_ON_TOP = 0.25

/** A pairing pours half glasses (our own figure). */
const POURED = 0.6

const rounded = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step)

/** The menu with its prices at a range (1 to 5), in cents of a US dollar: of each plate, or of the meal. */
export function pricedMenu(filled: readonly FilledSection[], asked: Omit<Pricing, 'scale'>): PricedMenu {
  const menuAt = (scale: number): PricedMenu => {
    const pricing = { ...asked, scale }
    return isAtOnePrice(asked.brief) ? mealOf(filled, pricing) : platesOf(filled, pricing)
  }
  const own = menuAt(1)
  const scale = scaleFor(own, asked)
  if (scale === 1) return own
  // Endings round, so that the first try is near and the second nearer.
  const first = menuAt(scale)
  const again = scale * scaleFor(first, asked)
  return again === scale ? first : menuAt(Math.min(MOST_SCALED.up, Math.max(MOST_SCALED.down, again)))
}

/** A house between two price ranges: prices are those of the nearer one, by so much lower or higher at most. */
export const MOST_SCALED = { down: 0.82, up: 1.22 } as const

/** What a guest is to spend against what the menu comes to; 1 where that is near, or nothing was asked. */
function scaleFor({ estimate }: PricedMenu, { target }: Omit<Pricing, 'scale'>): number {
  if (target === undefined || estimate.perHead === 0) return 1
  const wanted = target / estimate.perHead
  return Math.abs(wanted - 1) < CLOSE ? 1 : Math.min(MOST_SCALED.up, Math.max(MOST_SCALED.down, wanted))
}

/** Endings of prices are no finer than that. */
const CLOSE = 0.02

/** The meal has one price, and its plates have none. */
export const isAtOnePrice = ({ kind, sections }: Pick<MenuBrief, 'kind' | 'sections'>): boolean =>
  kindRecord(kind).isAtOnePrice === true && sections === undefined

const itemOf = (dish: Dish, { proposed, priceRange, pictureOf }: Pricing): MenuItem =>
  proposed.get(dish) ?? dishToItem(dish, priceRange, pictureOf)

/** What one guest pays, in cents: a half of what is for two, and at market price what it takes to buy and make. */
function amountForOne(dish: Dish, prices: readonly Price[]): number {
  const amount = leadPrice({ prices: [...prices] })?.amount
  return amount === undefined ? rounded(leastPrice(dish) * 100, STEP.meal) : amount / guestsOf(dish)
}

/** Above plates for children, whose price is that of a smaller portion: a line to their parents. */
const SMALL = 'Small portions. Parents, please tell us about allergies.'

const isForChildren = ({ sort }: FilledSection): boolean => forChildren.has(sort) && sort !== 'kidsDrinks'

/** What is smaller at lunch than at dinner: plates that dinner has. An egg and a glass of wine cost what they always do. */
const isOfAnyMeal = (dish: Dish): boolean => dish.categoryId > MAINS || isOfMorning(dish)

/** The part of an ordinary portion that a plate of this section holds. */
function portionOf({ sort }: FilledSection, dish: Dish, { brief }: Pricing): number {
  if (forChildren.has(sort)) return CHILDRENS_PORTION
  return isOfAnyMeal(dish) ? 1 : kindRecord(brief.kind).priceFactor
}

/** Cents, on an ending of the range. */
const amountOfPart = (amount: number, portion: number, priceRange: number): number =>
  toCents(onEnding((amount / 100) * portion, priceRange))

function platesOf(filled: readonly FilledSection[], pricing: Pricing): PricedMenu {
  const priced: Priced[] = []
  const sections = filled.map((section): Section => {
    const items = section.dishes.map((dish) => {
      const item = itemOf(dish, pricing)
      const portion = portionOf(section, dish, pricing)
      if (forChildren.has(section.sort)) {
        const amount = toCents(childrensPrice(dish, pricing.priceRange))
        priced.push({ dish, amount, portion })
        return { ...item, prices: [fixedPrice(amount)] }
      }
      const part = portion * pricing.scale
      const ofPart = (price: Price): Price =>
        price.amount === undefined || part === 1
          ? price
          : { ...price, amount: amountOfPart(price.amount, part, pricing.priceRange) }
      const prices = poursOf(item.prices.map(ofPart), dish, pricing)
      priced.push({ dish, amount: amountForOne(dish, prices), portion })
      return { ...item, prices }
    })
    return { ...shellOf(section), ...(section === filled.find(isForChildren) && { intro: SMALL }), items }
  })
  return {
    sections,
    estimate: estimateByHabit(priced, pricing.priceRange),
    priceRange: pricing.priceRange,
  }
}

/** On a list by the glass a wine is sold by the carafe and the bottle, too. */
function poursOf(prices: Price[], dish: Dish, { brief, priceRange }: Pricing): Price[] {
  const kind = plateOf(dish).drink
  const glass = leadPrice({ prices })?.amount
  const isSparkling = kind === 'sparkling wine'
  if (brief.kind !== 'wine-by-the-glass' || glass === undefined) return prices
  return kind && (stillWines.has(kind) || isSparkling) ? winePours(glass, isSparkling, priceRange) : prices
}

/** Before the name of a drink, below the course that it is poured with. */
export const PAIRED = 'Paired with '

type Pouring = Pick<Pricing, 'drinks' | 'seed'> & { readonly brief: Pick<DishWishes, 'cuisineId'> }

/** A drink for each dish, where there is one that goes with it. */
export function pairingOf(dishes: readonly Dish[], { brief, drinks, seed }: Pouring) {
  const own = drinks.filter(({ cuisineId }) => cuisineId === brief.cuisineId)
  const near = neighborsOf(brief.cuisineId)
  const others = drinks.filter(({ cuisineId }) => near.includes(cuisineId))
  const nearness = ({ cuisineId }: Dish) => (hasNeighbors(brief.cuisineId) ? near.indexOf(cuisineId) : 0)
  return pairingFor(dishes, { own, others, nearness }, seededRandom(seed))
}

const MEAL_ID = FIRST_OWN_SECTION_ID + 900

/** The id of a section on the finished menu: the courses of a meal are none of the catalogue's sections. */
export const idOnMenu = (id: number, brief: MenuBrief): number =>
  isAtOnePrice(brief) && id < FIRST_OWN_SECTION_ID ? MEAL_ID + id : id

/** One section with the price of the meal, and one in it for each course. */
function mealOf(filled: readonly FilledSection[], pricing: Pricing): PricedMenu {
  const { brief } = pricing
  const { priceFactor, portion = 1 } = kindRecord(brief.kind)
  const amountOf = (dish: Dish) => amountForOne(dish, itemOf(dish, pricing).prices)
  const priced = filled.flatMap(({ dishes }) =>
    dishes.map((dish): Priced => ({ dish, amount: amountOf(dish), portion: 1 })),
  )
  const supplements = filled.map(({ dishes }) => supplementsOf(dishes.map(amountOf)))
  // A course costs what its choices cost on average, without what is asked on top for the dearest.
  const full = filled.reduce((sum, { dishes }, at) => {
    const own = priced.filter(({ dish }) => dishes.includes(dish))
    const all = own.reduce((part, { amount }) => part + amount, 0) - totalOf(supplements[at] ?? [])
    return sum + all / Math.max(1, own.length)
  }, 0)
  const amount = brief.kind === 'tasting' ? tastingAmount(filled, portion, pricing) : full * priceFactor
  const meal = rounded(amount * pricing.scale, STEP.meal)
  const mostOnTop = Math.floor((meal * MOST_ON_TOP) / STEP.meal) * STEP.meal
  const leads = filled.flatMap(({ dishes: [first] }) => first ?? [])
  const poured = brief.withPairing && brief.kind === 'tasting' ? pairingOf(leads, pricing) : []
  const pairing = poured.reduce((sum, drink) => sum + (drink ? amountOf(drink) : 0), 0)
  const courses = filled.map((section, at): Section => {
    const [lead] = section.dishes
    const drink = lead && poured[leads.indexOf(lead)]
    return {
      ...shellOf(section),
      id: idOnMenu(section.id, brief),
      parentId: MEAL_ID,
      ...(drink && { footer: `${PAIRED}${drink.name}` }),
      items: section.dishes.map((dish, index) => ({
        ...itemOf(dish, pricing),
        prices: supplementOf(Math.min(supplements[at]?.[index] ?? 0, mostOnTop)),
      })),
    }
  })
  const title = brief.kind === 'tasting' ? 'Tasting Menu' : 'Prix Fixe'
  const head: Section = {
    id: MEAL_ID,
    name: title,
    layout: 'courses',
    items: [],
    prices: [
      fixedPrice(meal),
      ...(pairing > 0
        ? [{ ...fixedPrice(rounded(meal + pairing * POURED, STEP.meal), 'p2'), label: 'with pairing' }]
        : []),
    ],
    intro: `${filled.filter(({ dishes }) => dishes.length > 0).length} courses`,
  }
  return {
    sections: [head, ...courses],
    estimate: estimateOfMeal(meal, priced, full * portion, pricing.priceRange),
    priceRange: pricing.priceRange,
  }
}

/** Cents: by what its plates cost to buy, within what this many courses are sold for. */
function tastingAmount(
  filled: readonly FilledSection[],
  portion: number,
  { priceRange }: Pick<Pricing, 'priceRange'>,
): number {
  const usd = totalOf(filled.flatMap(({ dishes }) => dishes.map((dish) => foodCostAt(dish, priceRange))))
  const { least, most } = perCourse[priceRange] ?? { least: 0, most: 0 }
  const byCost = (usd * 100 * portion) / FOOD_COST_OF_TASTING
  return Math.min(filled.length * most, Math.max(filled.length * least, byCost))
}

const totalOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const supplementOf = (amount: number): Price[] =>
  amount > 0 ? [{ id: 'p1', kind: 'supplement', amount }] : []

function shellOf({ id, name, size, dishes, reason }: FilledSection): Section {
  const found = dishes.length
  return {
    id,
    name,
    items: [],
    ...(found < size && {
      shortfall: {
        requested: size,
        found,
        reason,
      },
    }),
  }
}
