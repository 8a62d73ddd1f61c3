import { adviceOn } from '#domain/insights/advice/advice.ts'
import type { OfferedDish } from '#domain/insights/optimization/offered-dishes.ts'
import { type Optimization, optimizationBasis } from '#domain/insights/optimization/optimization.ts'
import { figuresBasis } from '#domain/insights/review/menu-figures.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { locationMultipliers } from '#domain/pricing/multipliers.ts'

/**
 * What shows through the blur where the plan has no figures: nobody's menu, and readable by nobody.
 */
const dish = (id: number, name: string, sectionName: string, price: number): OfferedDish => ({
  id,
  name,
  description: 'A dish of the season as a good kitchen of this region would send it out.',
  categoryId: 1,
  sectionName,
  price,
  season: 'autumn',
  region: 'Tuscany',
  isTrending: true,
  dietaryOptions: [1],
  edits: [],
})

const dishes = [
  dish(1, 'Crostini with Chicken Livers', 'Appetizers', 1100),
  dish(2, 'Pumpkin Tortelli', 'Main Courses', 1950),
  dish(3, 'Porcini Risotto', 'Main Courses', 2100),
  dish(4, 'Chestnut Cake', 'Desserts', 900),
]

export const sampleReport: Optimization = {
  season: 'autumn',
  figures: {
    level: 1,
    currency: 'USD',
    isInCatalogueCurrency: true,
    averagePrice: 1500,
    sections: [],
    balance: null,
    basis: figuresBasis,
  },
  locations: locationMultipliers.map((location) => ({ ...location })),
  comparisons: [],
  demand: [],
  isKindKnown: true,
  trendingOnMenu: ['Burrata', 'Porchetta'],
  trending: dishes,
  seasonal: dishes,
  regional: dishes,
  basis: optimizationBasis,
}

export const sampleMenu = newMenu()

const priceFinding = (name: string, price: number, suggested: number): Recommendation => ({
  code: 'price_above',
  id: name,
  pointer: '',
  params: { name, price, usual: suggested, suggested },
  edits: [{ kind: 'set-price', place: { sectionId: 2, itemId: 1 }, priceId: 'p1', amount: suggested }],
})

const findings: Recommendation[] = [
  priceFinding('Pumpkin Tortelli', 19_500, 1950),
  priceFinding('Porcini Risotto', 210, 2100),
  priceFinding('Porchetta', 24_000, 2400),
]

/** The same for the page of recommendations. */
export const sampleAdvice = {
  findings,
  advice: adviceOn(sampleMenu, findings),
  figures: sampleReport.figures,
}
