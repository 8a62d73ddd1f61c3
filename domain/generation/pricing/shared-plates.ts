import type { Dish } from '../../catalogue/dish.ts'
import type { Price } from '../../menu/model/price.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'

/** How a kitchen sells a dish that it does not make for one: shares of the price for one, in their order. */
type Shares = readonly (readonly [label: string, share: number])[]

/** A pan of rice, a steak on the bone, a pot at the table: made for two at least. */
const FOR_TWO: Shares = [['for two', 2]]

/** A bird that is sold by the half: the whole one is a little cheaper than two (our own figure). */
const HALF_OR_WHOLE: Shares = [
  ['half', 1],
  ['whole', 1.9],
]

const sharesOf: Readonly<Record<string, Shares>> = {
  'Paella Valenciana': FOR_TWO,
  'Paella de Verduras': FOR_TWO,
  'Bistecca alla Fiorentina': FOR_TWO,
  Porterhouse: FOR_TWO,
  Sukiyaki: FOR_TWO,
  'Shabu-Shabu': FOR_TWO,
  'Yunnan Mushroom Hot Pot': FOR_TWO,
  'Peking Duck': HALF_OR_WHOLE,
}

/** Names of the dishes that are sold for several. */
export const sharedPlates: readonly string[] = Object.keys(sharesOf)

/** How many guests the first price of a dish is for. */
export const guestsOf = ({ name }: Pick<Dish, 'name'>): number => (sharesOf[name] === FOR_TWO ? 2 : 1)

/** Cents. */
const DOLLAR = 100

/** Dollars more, and the cents that the menu ends on. */
function shareOf(amount: number, share: number): number {
  const ending = amount % DOLLAR
  return Math.round((amount * share - ending) / DOLLAR) * DOLLAR + ending
}

/**
 * The prices of a dish on a menu of plates, in cents of a US dollar. What a guest pays for a share stays in the band of
 * the price range.
 * @param amount what it costs for one
 */
export function platePrices({ name }: Pick<Dish, 'name'>, amount: number): Price[] {
  const shares = sharesOf[name]
  if (!shares) return [fixedPrice(amount)]
  return shares.map(([label, share], at) => ({
    ...fixedPrice(shareOf(amount, share), `p${at + 1}`),
    label,
  }))
}
