export const costClasses = ['commodity', 'usual', 'dear', 'luxury'] as const

/** How dear something is to buy. */
export type CostClass = (typeof costClasses)[number]

/** The lowest range that serves a class at all, whatever the portion: nobody looks for truffles in a diner. */
export const lowestRangeOf: Readonly<Record<CostClass, number>> = {
  commodity: 1,
  usual: 1,
  dear: 2,
  luxury: 4,
}

/** What the kitchen or the bar pays for what is served. */
export interface FoodCost {
  /** USD, an estimate: recipes name ingredients, seldom their amounts. */
  readonly usd: number
  /** By the dearest ingredient that makes the dish what it is. */
  readonly costClass: CostClass
}

/** USD per kilogram ready for the pan from which an ingredient is of a class; our own bounds. */
const CLASS_FROM = { usual: 8, dear: 24, luxury: 60 } as const

/** The class of an ingredient by what a kilogram of it costs, in USD. */
export function costClassOfKg(usd: number): CostClass {
  if (usd >= CLASS_FROM.luxury) return 'luxury'
  if (usd >= CLASS_FROM.dear) return 'dear'
  return usd >= CLASS_FROM.usual ? 'usual' : 'commodity'
}
