import {
  listCatalogueItems,
  listCategories,
  listCuisines,
  listDietaryOptions,
  listTemplates,
  pricingData,
} from '#contract/generating/reference.ts'
import { queryOf } from '../lib/query-of.ts'

const ONE_HOUR_MS = 60 * 60 * 1000

export const cuisinesQuery = queryOf(listCuisines)

export const categoriesQuery = queryOf(listCategories)

export const dietaryOptionsQuery = queryOf(listDietaryOptions)

export const templatesQuery = queryOf(listTemplates, {}, { retry: 1 })

export const pricingDataQuery = queryOf(pricingData, {}, { staleTime: ONE_HOUR_MS })

export const trendingItemsQuery = (cuisineId: number) =>
  queryOf(listCatalogueItems, { query: { cuisineId, trending: 'true' } })

/** All dishes of a cuisine, the measure of the menu's prices. */
export const cuisineItemsQuery = (cuisineId: number) => queryOf(listCatalogueItems, { query: { cuisineId } })
