import { adviceOn } from '#domain/insights/advice/advice.ts'
import type { OfferedDish } from '#domain/insights/optimization/optimization-shape.ts'
import { type Optimization, optimizationBasis } from '#domain/insights/optimization/optimization-shape.ts'
import { figuresBasis } from '#domain/insights/review/figures-shape.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { locationMultipliers } from '#domain/pricing/multipliers.ts'
import { type DietaryOptionId, diet } from '#domain/reference/reference.ts'

type SampleDish = Pick<
  OfferedDish,
  'id' | 'name' | 'description' | 'categoryId' | 'price' | 'region' | 'isTrending'
>

const dish = (sample: SampleDish, sectionName: string, dietaryOptions: DietaryOptionId[]): OfferedDish => ({
  ...sample,
  sectionName,
  season: 'autumn',
  dietaryOptions,
  edits: [],
})

/**
 * What shows through the blur where the plan has no figures: nobody's menu, and readable by nobody. Its dishes are
 * those of the catalogue, which is too large to be loaded for them; the tests compare them.
 */
export const sampleDishes = [
  dish(
    {
      id: 816,
      name: 'Crostini Toscani',
      description:
        'Toasted Tuscan bread spread with a coarse chicken-liver pâté of capers, anchovy, sage and vin santo.',
      categoryId: 1,
      price: 950,
      region: 'Tuscany',
      isTrending: false,
    },
    'Appetizers',
    [],
  ),
  dish(
    {
      id: 835,
      name: 'Burrata e Zucca',
      description: 'A burrata over roasted squash, crushed hazelnuts, a thread of grape molasses.',
      categoryId: 1,
      price: 1550,
      region: null,
      isTrending: true,
    },
    'Appetizers',
    [diet.vegetarian, diet.glutenFree],
  ),
  dish(
    {
      id: 959,
      name: 'Tortelli di Zucca',
      description:
        'Hand-folded Mantuan pasta filled with roasted pumpkin, amaretti, fruit mustard and vegetarian hard cheese, in sage butter.',
      categoryId: 2,
      price: 2150,
      region: 'Lombardy',
      isTrending: false,
    },
    'Main Courses',
    [diet.vegetarian],
  ),
  dish(
    {
      id: 984,
      name: 'Tajarin al Tartufo',
      description: 'Langhe egg noodles cut fine as thread. Butter, Parmigiano, white truffle over the top.',
      categoryId: 2,
      price: 3200,
      region: null,
      isTrending: true,
    },
    'Main Courses',
    [],
  ),
  dish(
    {
      id: 1117,
      name: 'Castagnaccio',
      description:
        'Rustic Tuscan chestnut-flour cake with raisins, pine nuts, rosemary and olive oil, sweetened by the fruit and the chestnuts.',
      categoryId: 3,
      price: 700,
      region: 'Tuscany',
      isTrending: false,
    },
    'Desserts',
    [diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree],
  ),
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
  competitors: { menus: [], courses: [], dishes: [], lacking: [] },
  comparisons: [],
  demand: [],
  isKindKnown: true,
  trendingOnMenu: ['Porchetta', 'Tiramisù'],
  trending: sampleDishes.filter(({ isTrending }) => isTrending),
  seasonal: sampleDishes,
  regional: sampleDishes.filter(({ region }) => region !== null),
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
  priceFinding('Tortelli di Zucca', 21_500, 2150),
  priceFinding('Risotto ai Funghi Porcini', 230, 2300),
  priceFinding('Porchetta', 25_000, 2500),
]

export const sampleAdvice = {
  findings,
  advice: adviceOn(sampleMenu, findings),
  figures: sampleReport.figures,
  subject: { kind: 'unsaved', id: null, name: '' } as const,
}
