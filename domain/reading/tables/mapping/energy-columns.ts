import type { ColumnUse } from '../sheet/mapping.ts'

/** What columns of energy hold, next to the prices of each size. */
type EnergyOfPrice = 'kcalOfPrice' | 'kjOfPrice'

const IN_KJ = /(?:^|[^\p{L}])(?:kj|kilojoules?)(?!\p{L})/iu
const IN_KCAL = /(?:^|[^\p{L}])(?:k?cals?|calories|kcal)(?!\p{L})/iu

/** The unit that a heading names: `Cal`, `Large kcal`, `Energy (kJ)`; undefined where it names none. */
export function energyUnitOf(heading: string): 'kcal' | 'kj' | undefined {
  if (IN_KCAL.test(heading)) return 'kcal'
  return IN_KJ.test(heading) ? 'kj' : undefined
}

const isPrice = ({ holds }: ColumnUse): boolean => holds === 'price' || holds === 'prices'

/**
 * To which column of prices each column of energy belongs, from column to column: to the one on its left, or, where all
 * prices are before all energies, to the one at the same place among them. A column that belongs to none is left out.
 */
export function energyColumns(
  columns: readonly ColumnUse[],
  holds: EnergyOfPrice,
): ReadonlyMap<number, number> {
  const placesOf = (is: (use: ColumnUse) => boolean) => columns.flatMap((use, at) => (is(use) ? [at] : []))
  const prices = placesOf(isPrice)
  const energies = placesOf((use) => use.holds === holds)
  const onTheLeft = energies.map((at) => prices.findLast((price) => price < at))
  const isBeside = new Set(onTheLeft).size === energies.length && !onTheLeft.includes(undefined)
  const pairs = isBeside ? onTheLeft : energies.map((_, place) => prices[place])
  return new Map(
    energies.flatMap((at, place): [number, number][] => {
      const price = pairs[place]
      return price === undefined ? [] : [[price, at]]
    }),
  )
}

/**
 * Columns of energy as what they say: of each size where there are several columns of prices, of the only price of a row
 * where a column says what is sold, else of the dish.
 */
export function withEnergies(uses: readonly (ColumnUse | undefined)[]): (ColumnUse | undefined)[] {
  const priced = uses.filter((use) => use && isPrice(use)).length
  const rowsAreSizes = priced === 1 && uses.some((use) => use?.holds === 'label' || use?.holds === 'size')
  return (['kcal', 'kj'] as const).reduce((columns: readonly (ColumnUse | undefined)[], unit) => {
    const several = columns.filter((use) => use?.holds === unit).length
    const isOfPrices = several > 1 && several <= priced
    const holds = isOfPrices
      ? (`${unit}OfPrice` as const)
      : unit === 'kcal' && rowsAreSizes
        ? ('priceKcal' as const)
        : unit
    return columns.map((use) => (use?.holds === unit ? { holds } : use))
  }, uses) as (ColumnUse | undefined)[]
}
