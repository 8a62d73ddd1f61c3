import { z } from 'zod'
import { coverageGapSchema, imageIssueSchema } from '#domain/insights/catalogue-audit/audit.ts'
import { dishDraftSchema } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { LARGEST_INTEGER } from '../shared/ids.ts'
import { pageQuery } from '../shared/pages.ts'

export const resource = [200, 'Audit', 'The shared catalog, its gaps and additions.'] as const

/** Most dishes that one request may add. */
export const MAX_ITEMS_ADDED_AT_ONCE = 100

export const auditReport = endpoint('get', '/api/audit/report', {
  scope: 'person',
  verb: 'account',
  summary: 'The health of the catalog: a report in words, and its figures',
  work: 'list',
  output: z.object({
    report: z.string(),
    /** 0 to 100: the share of pairs without a gap. */
    healthScore: z.int(),
    dishCount: z.int(),
    pairCount: z.int(),
    gapCount: z.int(),
    itemsNeeded: z.int(),
    imageIssueCount: z.int(),
    findingCount: z.int(),
  }),
})

export const auditGaps = endpoint('get', '/api/audit/gaps', {
  scope: 'person',
  verb: 'account',
  summary: 'Pairs of cuisine and category that offer too few dishes, the emptiest first',
  work: 'list',
  output: z.array(coverageGapSchema),
})

export const auditImages = endpoint('get', '/api/audit/images', {
  scope: 'person',
  verb: 'account',
  summary: 'Dishes whose picture is missing, broken or on a server that is not ours',
  work: 'list',
  output: z.array(imageIssueSchema),
})

export const generateItems = endpoint('post', '/api/audit/generate-items', {
  scope: 'person',
  verb: 'account',
  summary: 'Propose dishes for the gaps; nothing is added',
  work: 'generation',
  output: z.object({
    /** Fit to be added as they are. */
    generatedItems: z.array(dishDraftSchema),
    gaps: z.array(coverageGapSchema),
    /** Why there are no or fewer proposals than the gaps need; null where there is nothing to say. */
    note: z.string().nullable(),
  }),
  errors: ['not_administrator', 'no_proposals'],
})

export const addItems = endpoint('post', '/api/audit/add-items', {
  scope: 'person',
  verb: 'account',
  summary: 'Add dishes to the shared catalog: all of them, or none when one is refused',
  work: 'writing',
  maxBodyBytes: MENU_BODY_BYTES,
  body: z.object({
    items: z
      .array(dishDraftSchema)
      .min(1, 'Please choose at least one item.')
      .max(MAX_ITEMS_ADDED_AT_ONCE, `At most ${MAX_ITEMS_ADDED_AT_ONCE} items can be added at once.`),
  }),
  output: z.object({ inserted: z.int() }),
  errors: ['not_administrator'],
})

export const addedItemSchema = z.object({
  id: z.int(),
  cuisineId: dishDraftSchema.shape.cuisineId,
  categoryId: dishDraftSchema.shape.categoryId,
  name: z.string(),
  price: z.number(),
})

export type AddedItem = z.infer<typeof addedItemSchema>

export const listAddedItems = endpoint('get', '/api/audit/added-items', {
  scope: 'person',
  verb: 'account',
  summary: 'A page of the dishes that administrators added, the newest first',
  query: pageQuery,
  isPaged: true,
  output: z.array(addedItemSchema),
})

export const removeAddedItem = endpoint('delete', '/api/audit/added-items/{id}', {
  scope: 'person',
  verb: 'account',
  summary: 'Take an added dish out of the shared catalog; saved menus keep it',
  params: z.object({ id: z.coerce.number().int().min(1).max(LARGEST_INTEGER) }),
  errors: ['not_administrator', 'not_found'],
})

export const retiredItemSchema = addedItemSchema.extend({ retiredAt: z.string() })

export type RetiredItem = z.infer<typeof retiredItemSchema>

export const listRetiredItems = endpoint('get', '/api/audit/retired-items', {
  scope: 'person',
  verb: 'account',
  summary: 'A page of the dishes that no new menu is made of, the last retired first',
  query: pageQuery,
  isPaged: true,
  output: z.array(retiredItemSchema),
})

export const retireItem = endpoint('post', '/api/audit/retired-items', {
  scope: 'person',
  verb: 'account',
  summary: 'Retire a dish of the shared catalog: new menus leave it out, saved menus keep it and its claims',
  work: 'writing',
  body: z.object({ id: z.int().min(1).max(LARGEST_INTEGER) }),
  output: z.object({ retired: z.int() }),
  errors: ['not_administrator', 'not_found'],
})

export const restoreItem = endpoint('delete', '/api/audit/retired-items/{id}', {
  scope: 'person',
  verb: 'account',
  summary: 'Bring a retired dish back for new menus',
  params: z.object({ id: z.coerce.number().int().min(1).max(LARGEST_INTEGER) }),
  errors: ['not_administrator', 'not_found'],
})

export const updateImages = endpoint('post', '/api/audit/update-images', {
  scope: 'person',
  verb: 'account',
  summary: 'Give every added dish its illustration again',
  output: z.object({ updated: z.int() }),
  errors: ['not_administrator'],
})

export const exportFormats = ['csv', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]

export const exportCatalogue = endpoint('get', '/api/audit/export', {
  scope: 'person',
  verb: 'account',
  summary: 'The whole catalog as a file',
  work: 'export',
  query: z.object({ format: z.enum(exportFormats).default('csv') }),
  file: 'text/csv; charset=utf-8',
})
