import type { Price } from '../../menu/model/price.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { onEnding } from './price-band.ts'

/**
 * What a list by the glass sells of a wine, as multiples of the glass of 5 oz: a half carafe of 250 ml, a carafe of 500 ml
 * and the bottle, which a guest gets for four of its five glasses (our own figures).
 */
const STILL = [
  ['glass', 1],
  ['half carafe', 1.6],
  ['carafe', 3.1],
  ['bottle', 4.2],
] as const
const SPARKLING = [
  ['glass', 1],
  ['bottle', 4.5],
] as const

/** The prices of a wine on a list by the glass, in cents of a US dollar, on the endings of its range (1 to 5). */
export const winePours = (glass: number, isSparkling: boolean, priceRange: number): Price[] =>
  (isSparkling ? SPARKLING : STILL).map(([label, glasses], at) => ({
    ...fixedPrice(
      glasses === 1 ? glass : Math.round(onEnding((glass / 100) * glasses, priceRange) * 100),
      `p${at + 1}`,
    ),
    label,
  }))

/** Said on such a list: who made it and in which year is known to its owner alone. */
export const FILL_IN_WINES =
  'Carafes and bottles are priced by the glass. Fill in the maker and the vintage of each wine, and the price of your own bottle.'
