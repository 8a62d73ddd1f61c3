import {
  auditGaps,
  auditImages,
  auditReport,
  listAddedItems,
  listRetiredItems,
} from '#contract/generating/catalogue-audit.ts'
import { listCatalogueItems, readDishRecipe } from '#contract/generating/reference.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'

export const reportQuery = queryOf(auditReport)

export const gapsQuery = queryOf(auditGaps)

export const imagesQuery = queryOf(auditImages)

export const addedItemsQuery = queryOf(listAddedItems)

export const retiredItemsQuery = queryOf(listRetiredItems)

export const dishesQuery = queryOf(listCatalogueItems, { query: {} })

/** The catalogue has changed: asks again for everything that is made from it. */
export const refreshCatalogue = () =>
  askAgain(
    listAddedItems,
    listRetiredItems,
    auditGaps,
    auditReport,
    auditImages,
    listCatalogueItems,
    readDishRecipe,
  )
