import type { Dish } from '#domain/catalogue/dish.ts'
import { credibleRanges } from '#domain/generation/pricing/credible-ranges.ts'
import { priceOf } from '#domain/generation/pricing/dish-price.ts'
import { leadPrice } from '#domain/menu/prices/lead-price.ts'
import type { CountedMenu, MenuMaker } from './counted-menus.ts'

const RANGES = [1, 2, 3, 4, 5] as const

/** Dishes whose prices a guest knows. */
const KNOWN = [
  'Prime Rib',
  'Filet Mignon',
  'New York Strip Steak',
  'Peking Duck',
  'Boiled Lobster',
  'Homard Thermidor',
  'Lobster Roll',
  'Nigiri Moriawase',
  'Dan Dan Noodles',
  'Tagliatelle al Ragù',
  'Sardines a la Plancha',
  'Pad Thai',
  'Double Smash Burger',
]

/** The prices of known dishes in the ranges where they are credible. */
export const knownPrices = (catalogue: readonly Dish[]): string[][] =>
  KNOWN.flatMap((name) => {
    const dish = catalogue.find((one) => one.name === name)
    if (!dish) return []
    const span = credibleRanges(dish)
    return [
      [
        name,
        ...RANGES.map((range) =>
          span && range >= span.lowest && range <= span.highest ? `$${priceOf(dish, range)}` : '–',
        ),
      ],
    ]
  })

/** The dearest main course of a menu divided by its cheapest: the median over menus, and the part of them below 2.5. */
export function spreadRows(make: MenuMaker, cuisineIds: readonly number[], each: number): string[][] {
  return RANGES.map((priceRange) => {
    const spreads = cuisineIds.flatMap((cuisineId) =>
      Array.from({ length: each }, (_, seed) =>
        spreadOf(
          make(
            { cuisineId, priceRange, itemsPerCategoryCustom: { 1: 5, 2: 6, 3: 3, 4: 3, 5: 5 } },
            'autumn',
            seed,
          ),
        ),
      ),
    )
    spreads.sort((a, b) => a - b)
    const median = spreads[Math.floor(spreads.length / 2)] ?? 0
    const low = spreads.filter((one) => one < 2.5).length / spreads.length
    return [String(priceRange), median.toFixed(2), `${(low * 100).toFixed(0)} %`]
  })
}

function spreadOf({ sections }: CountedMenu): number {
  const amounts = sections
    .filter(({ id }) => id === 2)
    .flatMap(({ items }) => items.flatMap((item) => leadPrice(item)?.amount ?? []))
  return amounts.length === 0 ? 1 : Math.max(...amounts) / Math.min(...amounts)
}
