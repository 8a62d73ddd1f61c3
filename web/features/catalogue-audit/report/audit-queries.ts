import { queryOptions } from '@tanstack/react-query'
import {
  auditGaps,
  auditImages,
  auditReport,
  listAddedItems,
  listRetiredItems,
} from '#contract/catalogue-audit.ts'
import { listCatalogueItems } from '#contract/reference.ts'
import { call } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { queryOf } from '../../../lib/query-of.ts'

export const reportQuery = queryOf(auditReport)

export const gapsQuery = queryOf(auditGaps)

export const imagesQuery = queryOf(auditImages)

export const addedItemsQuery = queryOf(listAddedItems)

export const retiredItemsQuery = queryOf(listRetiredItems)

/** All dishes, to pick one. */
export const dishesQuery = queryOptions({
  queryKey: [listCatalogueItems.path],
  queryFn: ({ signal }) => call(listCatalogueItems, { query: {} }, { signal }),
})

/** The catalogue has changed: asks again for everything that is made from it. */
export const refreshCatalogue = () =>
  Promise.all(
    [listAddedItems, listRetiredItems, auditGaps, auditReport, auditImages, listCatalogueItems].map(
      ({ path }) => queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
