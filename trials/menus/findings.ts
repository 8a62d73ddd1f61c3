import type { Dish } from '#domain/catalogue/dish.ts'
import { recommend } from '#domain/insights/checks/recommend.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { CuisineId } from '#domain/reference/reference.ts'
import type { CountedMenu } from './counted-menus.ts'

/**
 * Returns what the adviser finds on a fresh menu, except offers of dishes in demand: they are made for any
 * menu.
 */
export const findingsOn = (
  catalogue: readonly Dish[],
  { sections, cuisineId, season }: CountedMenu,
): Recommendation[] =>
  recommend({ menu: newMenu([...sections]), cuisineId: cuisineId as CuisineId, season, catalogue }).filter(
    ({ code }) => code !== 'trending',
  )

/** How many findings of each kind, the most frequent first. */
export const findingRows = (catalogue: readonly Dish[], menus: readonly CountedMenu[]): string[][] =>
  [
    ...Map.groupBy(
      menus.flatMap((menu) => findingsOn(catalogue, menu)),
      ({ code }) => code,
    ),
  ]
    .map(([code, { length }]) => [code, String(length), (length / menus.length).toFixed(2)])
    .sort(([, a], [, b]) => Number(b) - Number(a))
