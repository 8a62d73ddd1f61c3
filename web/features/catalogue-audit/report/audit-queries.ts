import { auditGaps, auditImages, auditReport, listAddedItems } from '#contract/catalogue-audit.ts'
import { queryOf } from '../../../lib/query-of.ts'

export const reportQuery = queryOf(auditReport)

export const gapsQuery = queryOf(auditGaps)

export const imagesQuery = queryOf(auditImages)

export const addedItemsQuery = queryOf(listAddedItems)
