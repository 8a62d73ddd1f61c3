import { auditGaps, auditImages, auditReport, listAddedItems } from '#contract/catalogue-audit.ts'
import { listCatalogueItems } from '#contract/reference.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { queryOf } from '../../../lib/query-of.ts'

export const reportQuery = queryOf(auditReport)

export const gapsQuery = queryOf(auditGaps)

export const imagesQuery = queryOf(auditImages)

export const addedItemsQuery = queryOf(listAddedItems)

/** The catalogue has changed: asks again for everything that is made from it. */
export const refreshCatalogue = () =>
  Promise.all(
    [listAddedItems, auditGaps, auditReport, auditImages, listCatalogueItems].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
