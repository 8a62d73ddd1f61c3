import { queryOptions } from '@tanstack/react-query'
import { auditGaps, auditImages, auditReport, listAddedItems } from '#contract/catalogue-audit.ts'
import { call } from '../../../lib/api.ts'

export const reportQuery = queryOptions({
  queryKey: [auditReport.path],
  queryFn: ({ signal }) => call(auditReport, {}, { signal }),
})

export const gapsQuery = queryOptions({
  queryKey: [auditGaps.path],
  queryFn: ({ signal }) => call(auditGaps, {}, { signal }),
})

export const imagesQuery = queryOptions({
  queryKey: [auditImages.path],
  queryFn: ({ signal }) => call(auditImages, {}, { signal }),
})

export const addedItemsQuery = queryOptions({
  queryKey: [listAddedItems.path],
  queryFn: ({ signal }) => call(listAddedItems, {}, { signal }),
})
