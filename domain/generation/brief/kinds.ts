import type { Dish } from '../../catalogue/dish.ts'
import type { NamedDishes } from '../lookup/read-name.ts'
import type { SectionSort } from '../sorts/section-sorts.ts'

/** A section as it is asked for. */
export interface AskedSection {
  readonly name: string
  readonly sort: SectionSort
  /** What it sells where nothing of its sort can be served, the first choice first. */
  readonly otherwise?: readonly SectionSort[]
  readonly count: number
  /** Nobody can tell what it sells: it stays empty, for its owner to fill. */
  readonly isUnknown?: true
  /** What the name says, where it says more than a course: nothing else is served under it. */
  readonly named?: ReadonlySet<Dish>
  /** Each of a list that is its name: one of each stands in it where there is room. */
  readonly parts?: readonly NamedDishes[]
}

interface KindRecord {
  /** As a person calls it. */
  readonly says: string
  readonly sections: readonly (readonly [SectionSort, count: number, name?: string])[]
  /** Whether the rules of the cuisine's form apply. A list of wines needs no main course of fish. */
  readonly isWholeMeal: boolean
  /** The price of its plates relative to dinner (our figures): less at lunch, half for children. */
  readonly priceFactor: number
  /** The part of an ordinary portion that a plate holds, where it is smaller. */
  readonly portion?: number
  /** The meal has one price; the sections are its courses. */
  readonly isAtOnePrice?: true
}

export const menuKinds = {
  'a-la-carte': {
    says: 'à la carte menu',
    sections: [
      ['starters', 5],
      ['mains', 6],
      ['sides', 3],
      ['desserts', 3],
      ['drinks', 5],
    ],
    isWholeMeal: true,
    priceFactor: 1,
  },
  brunch: {
    says: 'brunch menu',
    sections: [
      ['brunch', 6],
      ['brunchSides', 3],
      ['brunchSweets', 3],
      ['brunchCoffee', 3],
      ['juices', 2],
      ['brunchCocktails', 3],
    ],
    isWholeMeal: false,
    priceFactor: 0.9,
  },
  lunch: {
    says: 'lunch menu',
    sections: [
      ['lunchStarters', 4],
      ['lunch', 5],
      ['sides', 2],
      ['desserts', 2],
      ['drinks', 4],
    ],
    isWholeMeal: true,
    priceFactor: 0.85,
  },
  tasting: {
    says: 'tasting menu',
    sections: [],
    isWholeMeal: false,
    priceFactor: 0.6,
    portion: 0.55,
    isAtOnePrice: true,
  },
  'prix-fixe': {
    says: 'prix fixe',
    sections: [
      ['starters', 3, 'To Start'],
      ['mains', 4, 'Main Course'],
      ['desserts', 3, 'Dessert'],
    ],
    isWholeMeal: true,
    priceFactor: 0.9,
    isAtOnePrice: true,
  },
  kids: {
    says: 'kids’ menu',
    sections: [
      ['kids', 4],
      ['kidsSides', 2],
      ['kidsDesserts', 2],
      ['kidsDrinks', 2],
    ],
    isWholeMeal: false,
    priceFactor: 0.6,
  },
  bar: {
    says: 'bar menu',
    sections: [
      ['barSnacks', 7],
      ['cocktails', 5],
      ['beers', 2],
      ['wines', 4],
      ['withoutAlcohol', 2],
    ],
    isWholeMeal: false,
    priceFactor: 1,
  },
  'wine-by-the-glass': {
    says: 'list of wines by the glass',
    sections: [
      ['sparkling', 2],
      ['whites', 3],
      ['roses', 1],
      ['reds', 3],
    ],
    isWholeMeal: false,
    priceFactor: 1,
  },
  'desserts-and-coffee': {
    says: 'menu of desserts and coffee',
    sections: [
      ['desserts', 6],
      ['coffeeAndTea', 4],
      ['afterDinner', 2],
    ],
    isWholeMeal: false,
    priceFactor: 1,
  },
  specials: {
    says: 'card of daily specials',
    sections: [
      ['starters', 2, 'Today to Start'],
      ['mains', 3, 'Today’s Specials'],
      ['desserts', 1, 'Today’s Dessert'],
    ],
    isWholeMeal: false,
    priceFactor: 1.05,
  },
} as const satisfies Readonly<Record<string, KindRecord>>

export type MenuKind = keyof typeof menuKinds

export const menuKindNames = Object.keys(menuKinds) as [MenuKind, ...MenuKind[]]

export const kindRecord = (kind: MenuKind): KindRecord => menuKinds[kind]

export const TASTING_COURSES = { min: 5, max: 9, default: 6 } as const
