import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { savedTimesSchema } from '../shared/ids.ts'
import { nextCursorSchema, pageShape } from '../shared/pages.ts'
import { MENUS_OF_DISHES } from './dishes.ts'
import { menuIdParams } from './saved-menus.ts'

export const resource = [
  43,
  'Rollouts',
  'A change of dishes on one restaurant’s menus that goes to all other menus of the house, as background work.',
] as const

/** Rollouts of a house that have not ended. */
export const OPEN_ROLLOUTS = 20

const rolloutStates = [
  'looking',
  'proposed',
  'withdrawn',
  'publishing',
  'published',
  'undoing',
  'undone',
] as const

const menuStates = ['found', 'kept', 'waiting', 'published', 'undone', 'failed'] as const

const rolloutSchema = z.object({
  id: z.string(),
  title: z.string(),
  startedBy: z.string().nullable().meta({ description: 'The account; null where it is gone.' }),
  state: z.enum(rolloutStates),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  total: z.int().meta({ description: 'Menus of the house when it began.' }),
  lookedAt: z.int().meta({ description: 'Menus that were looked at for these dishes.' }),
  menus: z.record(z.enum(menuStates), z.int()).meta({
    description:
      'How many menus. `found`: would change. `kept`: have the dishes and stay as they are, because they say them differently. `waiting`: background work changes them.',
  }),
  seen: z.int().meta({ description: 'Of the menus that change: how many guests see.' }),
})

export type Rollout = z.infer<typeof rolloutSchema>

const rolloutParams = z.object({ id: z.string().min(1).max(64) })

export const startRollout = endpoint('post', '/api/rollouts', {
  scope: 'publish',
  isOfWholeHouse: true,
  summary:
    'Look for the dishes of a change on all menus of the house; nothing is changed until it is published',
  body: z.object({
    title: z.string().trim().min(1).max(200),
    menus: z
      .array(
        z.object({
          menuId: menuIdParams.shape.id,
          from: savedTimesSchema.min(1).meta({ description: 'The version before the change.' }),
          version: savedTimesSchema.min(1).meta({ description: 'The version with it.' }),
        }),
      )
      .min(1)
      .max(MENUS_OF_DISHES)
      .meta({ description: '`menus` of what changed these dishes (`POST /api/dishes/change`).' }),
  }),
  status: 201,
  output: rolloutSchema,
  errors: [
    'menu_not_found',
    'state_not_found',
    'nothing_to_roll_out',
    'too_many_rollouts',
    'document_unreadable',
  ],
})

export const listRollouts = endpoint('get', '/api/rollouts', {
  scope: 'read',
  isOfWholeHouse: true,
  summary: 'Changes that go to all menus of the house, the newest first, and how far they are',
  work: 'list',
  query: z.object({ ...pageShape, limit: pageShape.limit.default(OPEN_ROLLOUTS) }),
  output: z.object({ rollouts: z.array(rolloutSchema), nextCursor: nextCursorSchema }),
})

export const listRolloutMenus = endpoint('get', '/api/rollouts/{id}/menus', {
  scope: 'read',
  isOfWholeHouse: true,
  summary: 'The menus that such a change goes to, and what became of each',
  work: 'list',
  params: rolloutParams,
  query: z.object({
    state: z.enum(menuStates).optional().meta({ description: 'Absent: in all of them.' }),
    ...pageShape,
  }),
  output: z.object({
    menus: z.array(
      z.object({
        menuId: z.string(),
        title: z.string(),
        restaurant: z.string(),
        state: z.enum(menuStates),
        isSeen: z.boolean().meta({ description: 'Whether guests saw the menu when it was looked at.' }),
        savedAs: z.int().nullable().meta({ description: 'The version with the change.' }),
        error: z.string().nullable().meta({ description: 'Why it failed, in a sentence.' }),
      }),
    ),
    nextCursor: nextCursorSchema,
  }),
  errors: ['rollout_not_found'],
})

const step = {
  scope: 'publish',
  isOfWholeHouse: true,
  work: 'writing',
  params: rolloutParams,
  output: rolloutSchema,
  errors: ['rollout_not_found', 'rollout_moved_on'],
} as const

export const publishRollout = endpoint('post', '/api/rollouts/{id}/publish', {
  ...step,
  reachesGuests: true,
  summary: 'Change the menus that were found, one after the other in the background; guests see each at once',
})

export const withdrawRollout = endpoint('post', '/api/rollouts/{id}/withdraw', {
  ...step,
  summary: 'Withdraw a change on all menus that was not published; nothing is changed',
})

export const retryRollout = endpoint('post', '/api/rollouts/{id}/retry', {
  ...step,
  reachesGuests: true,
  summary: 'Try the menus again that have failed',
})

export const undoRollout = endpoint('post', '/api/rollouts/{id}/undo', {
  ...step,
  reachesGuests: true,
  summary: 'Stop it where it is, and take it back on the menus that have it; what was changed since stays',
})

const rollout = {
  id: 'k2Lm90aQx',
  title: 'Bavette: prices',
  startedBy: 'marcella',
  state: 'publishing',
  createdAt: '2026-09-01T09:30:00.000Z',
  endedAt: null,
  total: 2000,
  lookedAt: 2000,
  menus: { found: 0, kept: 12, waiting: 745, published: 1240, undone: 0, failed: 3 },
  seen: 1980,
}

export const examples = {
  startRollout: {
    body: { title: 'Bavette: prices', menus: [{ menuId: 'h2Xw8LrPzK4u', from: 3, version: 4 }] },
    output: rollout,
  },
  listRollouts: { output: { rollouts: [rollout], nextCursor: null } },
  listRolloutMenus: {
    output: {
      menus: [
        {
          menuId: 'm1Kd0mJkQ3sV',
          title: 'Dinner',
          restaurant: 'Da Marcella, Harbor',
          state: 'failed',
          isSeen: true,
          savedAs: null,
          error: 'This menu can’t be read.',
        },
      ],
      nextCursor: null,
    },
  },
}
