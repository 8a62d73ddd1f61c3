import type { Dish, Season } from '#domain/catalogue/dish.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { judgeOfFreshMenus } from '#domain/insights/fresh-menus/judge-fresh-menus.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { cuisines } from '#domain/reference/reference.ts'

/** Starters, main courses, desserts, sides, drinks: the menu that is generated most. */
export const USUAL_COUNTS = { 1: 5, 2: 5, 3: 3, 4: 3, 5: 4 } as const

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]

/** A generated menu with its dishes as the catalogue knows them. */
export interface CountedMenu {
  readonly cuisineId: number
  readonly season: Season
  readonly sections: readonly Section[]
  readonly dishes: readonly Dish[]
  readonly tookMs: number
}

/** Makes a menu of these wishes in a season, as it is answered to an owner; the same arguments make the same menu. */
export type MenuMaker = (wishes: object, season: Season, seed: number) => CountedMenu

export function createMenuMaker(catalogue: readonly Dish[]): MenuMaker {
  const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
  return (wishes, season, seed) => {
    const filters = generationFiltersSchema.parse(wishes)
    const start = performance.now()
    const judge = judgeOfFreshMenus({ catalogue, cuisineId: filters.cuisineId, season })
    const sections = generateMenu({ catalogue, filters, seed, season, judge })
    const tookMs = performance.now() - start
    const dishes = sections.flatMap(({ items }) => items.flatMap(({ id }) => byId.get(id) ?? []))
    return { cuisineId: filters.cuisineId, season, sections, dishes, tookMs }
  }
}

/** Makes this many menus of the usual counts of each cuisine in one season, without any wish. */
export const usualMenus = (make: MenuMaker, season: Season, each: number): CountedMenu[] =>
  cuisines.flatMap(({ id: cuisineId }) =>
    Array.from({ length: each }, (_, seed) =>
      make({ cuisineId, itemsPerCategoryCustom: USUAL_COUNTS }, season, seed),
    ),
  )
