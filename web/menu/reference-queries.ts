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

const ONE_HOUR_MS = 60 * 60 * 1000

export const cuisinesQuery = queryOptions({
  queryKey: ['/api/cuisines'],
  queryFn: ({ signal }) => call(listCuisines, {}, { signal }),
})

export const categoriesQuery = queryOptions({
  queryKey: ['/api/categories'],
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
})

export const dietaryOptionsQuery = queryOptions({
  queryKey: ['/api/dietary-options'],
  queryFn: ({ signal }) => call(listDietaryOptions, {}, { signal }),
})

export const templatesQuery = queryOptions({
  queryKey: ['/api/templates'],
  queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
  retry: 1,
})

export const pricingDataQuery = queryOptions({
  queryKey: ['/api/pricing-data'],
  queryFn: ({ signal }) => call(pricingData, {}, { signal }),
  staleTime: ONE_HOUR_MS,
})

export const trendingItemsQuery = (cuisineId: number) =>
  queryOptions({
    queryKey: ['/api/menu-items', { cuisineId, trending: 'true' }],
    queryFn: ({ signal }) => call(listCatalogueItems, { query: { cuisineId, trending: 'true' } }, { signal }),
  })

/** All dishes of a cuisine: what prices of the menu are measured by. */
export const cuisineItemsQuery = (cuisineId: number) =>
  queryOptions({
    queryKey: ['/api/menu-items', { cuisineId }],
    queryFn: ({ signal }) => call(listCatalogueItems, { query: { cuisineId } }, { signal }),
  })
