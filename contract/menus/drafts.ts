import { z } from 'zod'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { draftSchema, savedAsSchema } from '#domain/menu/stored/forms.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { savedTimesSchema } from '../shared/ids.ts'
import { sentContent } from './menu-content.ts'

export const resource = [60, 'Drafts', 'Work in progress, kept so that no browser can lose it.'] as const

/** How many drafts of an owner that belong to no saved menu are kept, the newest ones; each saved menu has one more. */
export const DRAFTS_KEPT = 10

const workIdSchema = z.string().min(1).max(64)

/** A draft in the version that a save holds all of: it is forgotten with the save, unless somebody went on with it. */
export const heldDraftSchema = z.object({ workId: workIdSchema, version: savedTimesSchema })

const writeIdSchema = z.string().min(1).max(64)

/** Writes without an answer that a writer can name, the newest. */
export const UNANSWERED_WRITES = 20

/** Of the filters as JSON, in characters. Those of a builder with every box ticked and a long wish have some 6,000. */
const FILTERS_LENGTH = 32 * 1024

const writtenDraftSchema = draftSchema.extend({
  content: sentContent(menuContentSchema),
  filters: draftSchema.shape.filters.refine(
    (filters) => JSON.stringify(filters).length <= FILTERS_LENGTH,
    `The filters have at most ${FILTERS_LENGTH.toLocaleString('en-US')} characters.`,
  ),
  /** One draft a piece of work: that of a saved menu has its id. A caller with only one need not name it. */
  workId: workIdSchema.default('only'),
  /** The version that this state follows, 0 for the first; absent, it replaces what is kept. */
  version: savedTimesSchema.optional(),
  /** Names this write, for a writer that may not live to see the answer. */
  writeId: writeIdSchema.optional(),
  /** Writes of the same writer that were never answered; if one of them was the last one, this state follows it. */
  unansweredWriteId: z.union([writeIdSchema, z.array(writeIdSchema).max(UNANSWERED_WRITES)]).optional(),
})

const keptSchema = z.object({ workId: workIdSchema, version: z.int().positive(), updatedAt: z.string() })

const storedDraftSchema = draftSchema.extend(keptSchema.shape)

const draftSummarySchema = z.discriminatedUnion('isReadable', [
  keptSchema.extend({
    isReadable: z.literal(true),
    restaurantName: z.string(),
    /** Of the menu: `Dinner`; empty where it has none. */
    title: z.string(),
    items: z.int(),
    /** The saved menu whose unsaved changes it has; null where it's a separate menu. */
    savedAs: savedAsSchema.nullable(),
    /** It has the changes of a menu that was deleted. */
    isMenuGone: z.boolean(),
  }),
  // It can be downloaded as it is kept, and deleted.
  keptSchema.extend({ isReadable: z.literal(false) }),
])

export type Draft = z.infer<typeof draftSchema>
export type StoredDraft = z.infer<typeof storedDraftSchema>
export type DraftSummary = z.infer<typeof draftSummarySchema>

export const listDrafts = endpoint('get', '/api/drafts', {
  scope: 'read',
  summary: "The owner's drafts in short, the newest first",
  output: z.array(draftSummarySchema).max(DRAFTS_KEPT),
})

export const readDraft = endpoint('get', '/api/draft', {
  scope: 'read',
  summary: "The owner's work in progress, the newest unless one is named, or null",
  query: z.object({ workId: workIdSchema.optional() }),
  output: storedDraftSchema.nullable(),
  errors: ['document_unreadable'],
})

export const downloadDraft = endpoint('get', '/api/draft/stored', {
  scope: 'read',
  summary: 'A draft as it is kept, whether or not it can be read',
  query: z.object({ workId: workIdSchema }),
  file: 'application/json',
  errors: ['draft_not_found'],
})

export const writeDraft = endpoint('put', '/api/draft', {
  scope: 'write',
  summary: "Keep the owner's work in progress",
  maxBodyBytes: MENU_BODY_BYTES,
  body: writtenDraftSchema,
  output: keptSchema,
  errors: ['draft_taken', 'menu_says_more', 'document_unreadable'],
})

export const deleteDraft = endpoint('delete', '/api/draft', {
  scope: 'write',
  summary: 'Forget the work in progress, all of it unless one is named',
  query: z.object({
    workId: workIdSchema.optional(),
    version: z.coerce.number().pipe(savedTimesSchema).optional().meta({
      description: 'Of the draft that is known: one that somebody went on with stays.',
    }),
  }),
  errors: ['draft_taken'],
})
