import { z } from 'zod'
import { PLANNED_PRICE_LIMITS, plannedPricesSchema } from '#domain/live/model/planned-prices.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'
import { withAnsweredFields } from '../shared/sent-fields.ts'

export const resource = [100, 'Planned prices', 'Prices that hold from one moment until another.'] as const

/** 1,000 prices with their ids take 80 KB. */
const PLAN_BODY_BYTES = 256 * 1024

const planParams = z.object({ id: z.string().min(1).max(64) })
const menuIdSchema = z.string().min(1).max(64)

/** When it holds, seen from the moment of the answer. */
const stateSchema = z.enum(['coming', 'holds', 'over'])

/** Of a plan, and prices of each. */
export const CONFLICTS_LISTED = 5

const conflictSchema = z.object({
  planId: z.string().nullable().meta({ description: 'Of the other plan.' }),
  name: z.string(),
  wins: z.boolean().meta({ description: 'Whether the other plan wins: the one that begins later does.' }),
  from: z.string().meta({ description: 'ISO 8601 UTC, as all times here.' }),
  until: z.string().nullable().meta({ description: 'Null where both plans have no end.' }),
  count: z.int().meta({ description: 'How many prices both have.' }),
  prices: z
    .array(z.object({ itemId: z.int(), priceId: z.string() }))
    .max(CONFLICTS_LISTED)
    .meta({ description: 'The first of these.' }),
})

const storedPlanSchema = z.object({
  id: z.string(),
  menuId: z.string(),
  plan: plannedPricesSchema
    .nullable()
    .meta({ description: 'Null where this version of Carte cannot read it; it can be deleted.' }),
  state: stateSchema.nullable(),
  conflicts: z.array(conflictSchema).max(CONFLICTS_LISTED),
  gone: z.int().meta({ description: 'How many of its prices are no longer on the menu: they do nothing.' }),
})

export type PlanConflictTold = z.infer<typeof conflictSchema>
export type StoredPlannedPrices = z.infer<typeof storedPlanSchema>

/** Why planned prices are refused, in addition to the rules of their shape. */
const refusals = [
  'plan_limit',
  'menu_not_found',
  'document_unreadable',
  'never_holds',
  'price_not_on_menu',
  'price_without_amount',
] as const

export const listPlannedPrices = endpoint('get', '/api/planned-prices', {
  scope: 'read',
  summary: 'The planned prices of a menu, or of all menus of the owner, in the order in which they were made',
  work: 'list',
  query: z.object({ menuId: menuIdSchema.optional() }),
  output: z.array(storedPlanSchema).max(PLANNED_PRICE_LIMITS.plans),
})

export const previewPlannedPrices = endpoint('post', '/api/planned-prices/preview', {
  scope: 'read',
  summary: 'What planned prices would do along with existing ones; nothing is kept',
  maxBodyBytes: PLAN_BODY_BYTES,
  body: z.object({
    menuId: menuIdSchema,
    plan: plannedPricesSchema,
    replaces: z.string().max(64).optional().meta({ description: 'The id of the plan that it would change.' }),
  }),
  output: z.object({ state: stateSchema, conflicts: z.array(conflictSchema).max(CONFLICTS_LISTED) }),
  errors: [...refusals],
})

export const createPlannedPrices = endpoint('post', '/api/planned-prices', {
  scope: 'publish',
  verb: 'edit prices',
  summary: 'Plan prices of a menu from one moment until another; Professional',
  maxBodyBytes: PLAN_BODY_BYTES,
  body: z.object({ menuId: menuIdSchema, plan: plannedPricesSchema }),
  status: 201,
  output: storedPlanSchema,
  errors: [...refusals, 'too_many_planned_prices'],
})

export const updatePlannedPrices = endpoint('put', '/api/planned-prices/{id}', {
  scope: 'publish',
  verb: 'edit prices',
  summary: 'Change planned prices; Professional',
  maxBodyBytes: PLAN_BODY_BYTES,
  params: planParams,
  body: withAnsweredFields(z.object({ plan: plannedPricesSchema }), ['menuId']),
  output: storedPlanSchema,
  errors: [...refusals, 'planned_prices_not_found'],
})

export const deletePlannedPrices = endpoint('delete', '/api/planned-prices/{id}', {
  scope: 'publish',
  verb: 'edit prices',
  summary: 'Take planned prices back: the prices of the menu hold again',
  params: planParams,
  errors: ['planned_prices_not_found'],
})

export const shapes: readonly NamedShape[] = [
  ['ScheduledPrices', createPlannedPrices.output, 'Prices that begin and end automatically.'],
]

export const examples = {
  createPlannedPrices: {
    body: {
      menuId: 'm1Kd0mJkQ3sVbT1nX9cE',
      plan: {
        name: 'Christmas',
        timeZone: 'America/New_York',
        from: '2026-12-24T17:00',
        until: '2026-12-27T02:00',
        changes: [{ itemId: 2, priceId: 'p1', amount: 1200 }],
      },
    },
  },
}
