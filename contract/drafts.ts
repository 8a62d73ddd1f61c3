import { z } from 'zod'
import { designSchema } from '#domain/design/settings.ts'
import { menuContentSchema } from '#domain/menu/document.ts'
import { endpoint } from './endpoint.ts'
import { templateIdSchema } from './ids.ts'

/** An owner's work in progress: what the builder and the designer would lose with the browser. */
export const draftSchema = z.object({
  content: menuContentSchema,
  design: designSchema,
  templateId: templateIdSchema.default(1),
  /** The filters as the builder keeps them; it alone reads them. */
  filters: z.record(z.string().max(60), z.unknown()).default({}),
  step: z.enum(['builder', 'designer']),
  /** The saved menu that the draft is a later state of. */
  savedAs: z
    .object({ id: z.string().max(64), version: z.int().positive() })
    .nullable()
    .default(null),
})

const storedDraftSchema = draftSchema.extend({ updatedAt: z.string() })

export type Draft = z.infer<typeof draftSchema>
export type StoredDraft = z.infer<typeof storedDraftSchema>

export const readDraft = endpoint({
  method: 'get',
  path: '/api/draft',
  summary: "The owner's work in progress, or null",
  access: 'signed-in',
  status: 200,
  output: storedDraftSchema.nullable(),
})

export const writeDraft = endpoint({
  method: 'put',
  path: '/api/draft',
  summary: "Keep the owner's work in progress",
  access: 'signed-in',
  body: draftSchema,
  status: 200,
  output: z.object({ updatedAt: z.string() }),
})

export const deleteDraft = endpoint({
  method: 'delete',
  path: '/api/draft',
  summary: 'Forget the work in progress',
  access: 'signed-in',
  status: 204,
})
