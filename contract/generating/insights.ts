import { z } from 'zod'
import { adviceSchema } from '#domain/insights/advice/advice.ts'
import { optimizationSchema, trendSchema } from '#domain/insights/optimization/optimization-shape.ts'
import { menuFiguresSchema } from '#domain/insights/review/figures-shape.ts'
import { itemPlaceSchema, proposedEditSchema } from '#domain/insights/review/proposed-edit.ts'
import { recommendationSchema } from '#domain/insights/review/recommendation.ts'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { sentContentAlone } from '../menus/menu-content.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { cuisineIdSchema } from '../shared/ids.ts'

export const resource = [190, 'Insights', 'What would make a menu better.'] as const

/** Most descriptions that one call asks a language model for. */
export const MAX_REWRITES = 12

/** Without a menu named: the owner's newest draft, else the newest saved menu. */
const menuQuery = z.object({ menuId: z.string().min(1).max(64).optional() })

const unsavedMenuSchema = z.object({
  content: sentContentAlone(menuContentSchema),
  /** The cuisine of dishes without a cuisine. */
  cuisineId: cuisineIdSchema.nullable().default(null),
})

const subjectSchema = z.object({
  kind: z.enum(['unsaved', 'draft', 'saved']),
  /** Of the saved menu, or of the piece of work that the draft keeps; null for one that came with the request. */
  id: z.string().nullable(),
  name: z.string(),
})

const recommendationsReportSchema = z.object({
  subject: subjectSchema,
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  figures: menuFiguresSchema,
  findings: z.array(recommendationSchema),
  /** The part of it that the owner is shown, and its order. */
  advice: adviceSchema,
  /** Most of the menu's food is the catalogue's: only then are dishes proposed. */
  isKindKnown: z.boolean(),
  trends: z.array(trendSchema),
  canRewrite: z.boolean(),
})

const optimizationReportSchema = optimizationSchema.extend({ subject: subjectSchema })

export type ReportSubject = z.infer<typeof subjectSchema>
export type RecommendationsReport = z.infer<typeof recommendationsReportSchema>
export type OptimizationReport = z.infer<typeof optimizationReportSchema>

const reportErrors = ['plan_limit', 'server_busy', 'shutting_down', 'superseded'] as const

export const readRecommendations = endpoint('get', '/api/recommendations', {
  scope: 'read',
  summary: 'What would make a stored menu better, each finding with its reason and the edits that fix it',
  query: menuQuery,
  work: 'report',
  output: recommendationsReportSchema.nullable(),
  errors: ['menu_not_found', 'document_unreadable', ...reportErrors],
})

export const reviewRecommendations = endpoint('post', '/api/recommendations', {
  scope: 'read',
  summary: 'The same for a menu that is not stored yet',
  work: 'report',
  maxBodyBytes: MENU_BODY_BYTES,
  body: unsavedMenuSchema,
  output: recommendationsReportSchema,
  errors: reportErrors,
})

const rewriteSchema = z.object({
  place: itemPlaceSchema,
  name: z.string(),
  before: z.string(),
  after: z.string(),
  edits: z.array(proposedEditSchema),
})

export type Rewrite = z.infer<typeof rewriteSchema>

export const rewriteDescriptions = endpoint('post', '/api/recommendations/descriptions', {
  scope: 'propose',
  summary: 'Other words for some descriptions, by the language model; nothing is changed',
  work: 'generation',
  maxBodyBytes: MENU_BODY_BYTES,
  body: unsavedMenuSchema.extend({ places: z.array(itemPlaceSchema).min(1).max(MAX_REWRITES) }),
  output: z.object({
    rewrites: z.array(rewriteSchema),
    note: z.string().nullable(),
  }),
  errors: ['plan_limit', 'no_proposals'],
})

export const readOptimization = endpoint('get', '/api/optimization', {
  scope: 'read',
  summary: 'The optimization figures of a stored menu, each with its basis and the edits that apply it',
  query: menuQuery,
  work: 'report',
  output: optimizationReportSchema.nullable(),
  errors: ['menu_not_found', 'document_unreadable', ...reportErrors],
})

export const reviewOptimization = endpoint('post', '/api/optimization', {
  scope: 'read',
  summary: 'The same for a menu that is not stored yet',
  work: 'report',
  maxBodyBytes: MENU_BODY_BYTES,
  body: unsavedMenuSchema,
  output: optimizationReportSchema,
  errors: reportErrors,
})

/** With `guestsAMonth`, a piece of advice about money says what it is `worth` a month. */
export const shapes: readonly NamedShape[] = [
  ['Recommendations', reviewRecommendations.output, 'Advice on a menu.'],
  ['PriceReport', reviewOptimization.output, 'Advice on the prices of a menu.'],
]

export const examples = {
  reviewRecommendations: {
    body: {
      cuisineId: 5,
      content: {
        restaurant: { name: 'Corner Bistro' },
        title: 'Dinner',
        currency: 'USD',
        adviceNotes: { guestsAMonth: 2400 },
        sections: [
          {
            id: 1,
            name: 'Main Courses',
            items: [
              {
                id: 2,
                name: 'Roast Chicken',
                description: 'Pan jus, thyme.',
                prices: [{ id: 'p1', kind: 'fixed', amount: 2900 }],
                categoryId: 2,
                cuisineId: 5,
              },
            ],
          },
          {
            id: 3,
            name: 'Side Dishes',
            items: [
              {
                id: 4,
                name: 'Roast Chicken',
                description: '',
                prices: [{ id: 'p1', kind: 'fixed', amount: 3300 }],
                categoryId: 4,
                cuisineId: 5,
              },
            ],
          },
        ],
      },
    },
  },
}
