import { queryOptions } from '@tanstack/react-query'
import {
  listCatalogueItems,
  listCategories,
  listCuisines,
  listDietaryOptions,
  listTemplates,
  pricingData,
} from '#contract/reference.ts'
import { call } from '../lib/api.ts'
import { queryOf } from '../lib/query-of.ts'

const ONE_HOUR_MS = 60 * 60 * 1000

export const cuisinesQuery = queryOf(listCuisines)

export const categoriesQuery = queryOf(listCategories)

export const dietaryOptionsQuery = queryOf(listDietaryOptions)

export const templatesQuery = queryOf(listTemplates, { retry: 1 })

export const pricingDataQuery = queryOf(pricingData, { staleTime: ONE_HOUR_MS })

export const trendingItemsQuery = (cuisineId: number) =>
  queryOptions({
    queryKey: ['/api/menu-items', { cuisineId, trending: 'true' }],
    queryFn: ({ signal }) => call(listCatalogueItems, { query: { cuisineId, trending: 'true' } }, { signal }),
  })

/** All dishes of a cuisine, the measure of the menu's prices. */
export const cuisineItemsQuery = (cuisineId: number) =>
  queryOptions({
    queryKey: ['/api/menu-items', { cuisineId }],
    queryFn: ({ signal }) => call(listCatalogueItems, { query: { cuisineId } }, { signal }),
  })
