import { z } from 'zod'
import { designSchema } from '#domain/design/settings.ts'
import { approvalSchema } from '#domain/menu/approval/rule.ts'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { templateIdSchema } from '#domain/menu/stored/forms.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { savedTimesSchema } from '../shared/ids.ts'
import { changedMenusSchema } from './changed-menus.ts'
import { contentToSaveSchema } from './content-to-save.ts'
import { sentContent } from './menu-content.ts'
import { menuIdParams } from './saved-menus.ts'

export const resource = [
  42,
  'Changes',
  'A change is a later state of a menu with the version that it comes from: it waits until somebody applies it.',
] as const

/** Changes of an owner that wait. */
export const OPEN_CHANGES = 100

/** Changes of one answer. */
export const CHANGES_LISTED = 50

const changeStates = ['open', 'applied', 'withdrawn', 'undone'] as const

/** Who proposes it: `menu` is another menu of the restaurant. */
const changeMakers = ['person', 'import', 'adviser', 'model', 'program', 'menu'] as const

const changeParams = z.object({ id: z.string().min(1).max(64) })

const changeSchema = z.object({
  id: z.string(),
  title: z.string(),
  by: z.enum(changeMakers),
  proposedBy: z.string().nullable().meta({ description: 'The account; null where it is gone or unknown.' }),
  state: z.enum(changeStates),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  opensAt: z.string().nullable().meta({ description: 'When it is applied automatically; null: never.' }),
  asks: z.int().meta({
    description: 'Of one with a date: questions that the menu has raised since. Unanswered, the change wins.',
  }),
  menus: z.array(
    z.object({
      menuId: z.string(),
      baseVersion: z.int(),
      savedAs: z.int().nullable().meta({ description: 'The version that it was applied as.' }),
    }),
  ),
})

export type ListedChange = z.infer<typeof changeSchema>

const rowSchema = z.object({
  change: z.enum(['added', 'removed', 'renamed', 'moved', 'repriced', 'reworded']),
  of: z.enum(['menu', 'section', 'item']),
  path: z.array(z.string()),
  name: z.string(),
  what: z.string(),
  before: z.string(),
  after: z.string(),
  difference: z.number().nullable(),
  percent: z.number().nullable(),
})

export const openChange = endpoint('post', '/api/changes', {
  scope: 'propose',
  summary: 'Propose a later state of a saved menu; nothing is changed until it is applied',
  work: 'writing',
  maxBodyBytes: MENU_BODY_BYTES,
  body: z.object({
    menuId: menuIdParams.shape.id,
    version: savedTimesSchema.min(1).meta({ description: 'The version that it comes from.' }),
    title: z.string().trim().min(1).max(200),
    by: z.enum(changeMakers).default('program'),
    content: sentContent(contentToSaveSchema),
    design: designSchema.optional().meta({ description: 'Absent: as it is.' }),
    templateId: templateIdSchema.optional().meta({ description: 'Absent: as it is.' }),
    opensAt: z.iso
      .datetime({ offset: true, message: 'Use a moment like 2026-10-01T00:00:00+02:00.' })
      .optional()
      .meta({
        description: 'A version for a date: it is applied then, with what was saved in the menu meanwhile.',
      }),
    opensWhileClosed: z
      .boolean()
      .default(false)
      .meta({ description: 'Also where no page serves the menu within a day from then.' }),
  }),
  status: 201,
  output: changeSchema,
  errors: [
    'menu_not_found',
    'state_not_found',
    'too_many_changes',
    'opens_in_past',
    'opens_too_late',
    'opens_together',
    'opens_while_closed',
    'document_unreadable',
  ],
})

export const listChanges = endpoint('get', '/api/changes', {
  scope: 'read',
  summary: 'Changes of saved menus, the newest first',
  work: 'list',
  query: z.object({
    state: z.enum(changeStates).optional(),
    menuId: menuIdParams.shape.id.optional(),
    before: z.iso.datetime().optional().meta({ description: 'Made before this moment: for a further page.' }),
  }),
  output: z.array(changeSchema).max(CHANGES_LISTED),
})

const findingSchema = z.object({
  rule: z.string(),
  level: z.enum(['must', 'should', 'know']),
  title: z.string(),
  pack: z.string(),
  sentence: z.string(),
})

export const readChange = endpoint('get', '/api/changes/{id}', {
  scope: 'read',
  summary: 'One change with what it would do to the menu as it is saved now, line by line, and what it asks',
  params: changeParams,
  output: changeSchema.extend({
    rows: z.array(rowSchema).meta({ description: 'Empty once it has ended.' }),
    questions: z.array(rowSchema.extend({ key: z.string() })).meta({
      description:
        'What was changed in the menu since, and differently here: `before` in the change, `after` in the menu.',
    }),
    version: z.int().nullable().meta({ description: 'Of the menu; null once it has ended.' }),
    hasOtherDesign: z.boolean().meta({ description: 'Whether it changes how the menu looks.' }),
    findings: z
      .object({ fresh: z.array(findingSchema).readonly(), gone: z.array(findingSchema).readonly() })
      .meta({ description: 'What preflight finds with the change and not without it, and the reverse.' }),
    planned: z
      .object({ content: menuContentSchema, design: designSchema, templateId: z.int() })
      .nullable()
      .meta({ description: 'The menu as the change would make it now; null once it has ended.' }),
  }),
  errors: ['change_not_found', 'menu_not_found', 'document_unreadable'],
})

export type ChangeToLookAt = z.infer<(typeof readChange)['output']>

export const applyChange = endpoint('post', '/api/changes/{id}/apply', {
  scope: 'write',
  verb: 'publish',
  reachesGuests: true,
  summary: 'Merge a change into the menu and save it; guests of a shared menu see it at once',
  params: changeParams,
  body: z.object({
    version: savedTimesSchema.min(1).meta({ description: 'The version of the menu that was looked at.' }),
    answers: z
      .record(z.string().max(200), z.enum(['mine', 'theirs']))
      .default({})
      .meta({ description: 'To its questions: `mine` keeps the menu, `theirs` takes the change.' }),
  }),
  output: changeSchema,
  errors: [
    'change_not_found',
    'change_ended',
    'change_asks',
    'menu_not_found',
    'version_conflict',
    'document_unreadable',
  ],
})

export const answerChange = endpoint('post', '/api/changes/{id}/answers', {
  scope: 'write',
  verb: 'publish',
  reachesGuests: true,
  summary: 'Settle what a change and its menu both changed, before the change is applied',
  params: changeParams,
  body: applyChange.body,
  output: changeSchema,
  errors: applyChange.errors,
})

export const withdrawChange = endpoint('post', '/api/changes/{id}/withdraw', {
  scope: 'propose',
  summary: 'Withdraw a change that waits: one’s own, or any for who may publish; nothing is changed',
  work: 'writing',
  params: changeParams,
  output: changeSchema,
  errors: ['change_not_found', 'change_ended'],
})

export const undoChange = endpoint('post', '/api/changes/{id}/undo', {
  scope: 'write',
  verb: 'publish',
  reachesGuests: true,
  summary: 'Take an applied change back on all of its menus; what was changed since stays',
  params: changeParams,
  output: changedMenusSchema,
  errors: ['change_not_found', 'change_ended', 'nothing_to_undo', 'state_not_found', 'document_unreadable'],
})

const approvalShape = z.object({
  approval: approvalSchema.meta({
    description:
      'What waits until somebody who may publish has applied it, when somebody saves who may not; empty: nothing.',
  }),
})

export const readApproval = endpoint('get', '/api/approval', {
  scope: 'read',
  summary: 'Which saves of people who may not publish wait for approval',
  output: approvalShape,
})

export const setApproval = endpoint('put', '/api/approval', {
  scope: 'person',
  verb: 'invite',
  isOfWholeHouse: true,
  summary:
    'Decide which saves of people who may not publish wait for approval; what waits already goes on waiting',
  work: 'writing',
  body: approvalShape,
  output: approvalShape,
})

const change = {
  id: 'k2Lm90aQx',
  title: 'Prices of the autumn',
  by: 'program',
  proposedBy: 'marcella',
  state: 'open',
  createdAt: '2026-09-01T09:30:00.000Z',
  endedAt: null,
  opensAt: '2026-10-01T04:00:00.000Z',
  asks: 0,
  menus: [{ menuId: 'h2Xw8LrPzK4u', baseVersion: 3, savedAs: null }],
}

export const shapes: readonly NamedShape[] = [
  ['Change', openChange.output, 'A later state of a menu that waits, or what became of it.'],
]

export const examples = {
  readApproval: { output: { approval: ['prices', 'allergens'] } },
  setApproval: { body: { approval: ['prices', 'allergens'] }, output: { approval: ['prices', 'allergens'] } },
  openChange: {
    body: {
      menuId: 'h2Xw8LrPzK4u',
      version: 3,
      title: 'Prices of the autumn',
      content: {
        restaurant: { name: 'Da Marcella' },
        title: 'Dinner',
        currency: 'USD',
        sections: [
          {
            id: 1,
            name: 'Appetizers',
            items: [
              {
                id: 2,
                name: 'Minestrone',
                description: 'Beans, cabbage and pasta in a clear broth.',
                prices: [{ id: 'p1', kind: 'fixed', amount: 1050 }],
                categoryId: 1,
                cuisineId: 1,
              },
            ],
          },
        ],
      },
    },
    output: change,
  },
  answerChange: { body: { version: 4, answers: { 'item/1/2/prices/p1': 'theirs' } } },
  listChanges: { output: [change] },
  applyChange: { body: { version: 3, answers: { 'item/1/2/prices/p1': 'theirs' } } },
}
