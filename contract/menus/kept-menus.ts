import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { savedTimesSchema } from '../shared/ids.ts'
import { menuIdParams, savedMenuSchema, savedMenuSummarySchema } from './saved-menus.ts'

export const resource = [41, 'Saved menus'] as const

/** A deleted menu can be restored for this long. */
export const BIN_DAYS = 30

/** Menus that the bin of an account holds. */
export const BIN_ROOM = 200

/** Earlier states of one menu that are kept. */
export const STATES_KEPT = 20

/** Versions of one menu that have a name; they are kept in addition. */
export const NAMED_VERSIONS = 100

/** How long the name of a version may be. */
export const VERSION_NAME_LENGTH = 60

const isOnPageSchema = z.boolean().meta({
  description: 'Whether it has a place on a restaurant page that is open: restored, guests see it there.',
})

const binnedMenuSchema = savedMenuSummarySchema
  .pick({
    id: true,
    name: true,
    title: true,
    dateLine: true,
    restaurantName: true,
    itemCount: true,
    templateId: true,
    isReadable: true,
  })
  .extend({
    deletedAt: z.string(),
    goneAt: z.string().meta({ description: 'It is deleted for good soon after this moment.' }),
    isOnPage: isOnPageSchema,
  })

export type BinnedMenu = z.infer<typeof binnedMenuSchema>

export const listBin = endpoint('get', '/api/bin', {
  scope: 'read',
  summary: 'Deleted menus that can be restored, the last deleted first',
  work: 'list',
  output: z.array(binnedMenuSchema).max(BIN_ROOM),
})

export const restoreSavedMenu = endpoint('post', '/api/saved-menus/{id}/restore', {
  scope: 'publish',
  verb: 'publish',
  summary:
    'Take a menu out of the trash; its link does not work any more, and its place on a page does. One that is not in it stays as it is',
  params: menuIdParams,
  output: savedMenuSummarySchema.extend({ isOnPage: isOnPageSchema }),
  errors: ['menu_not_found', 'plan_limit'],
})

export const deleteBinnedMenu = endpoint('delete', '/api/bin/{id}', {
  scope: 'person',
  verb: 'publish',
  summary: 'Delete a menu in the trash for good',
  work: 'writing',
  params: menuIdParams,
  errors: ['menu_not_found'],
})

export const emptyBin = endpoint('delete', '/api/bin', {
  scope: 'person',
  verb: 'publish',
  summary: 'Delete all menus in the trash for good',
  work: 'writing',
})

const menuStateSchema = savedMenuSummarySchema
  .pick({ version: true, name: true, title: true, dateLine: true, itemCount: true })
  .extend({
    savedAt: z.string().meta({ description: 'When the menu was saved so.' }),
    label: z
      .string()
      .nullable()
      .meta({ description: 'The name of this version, which is kept until the name is taken off.' }),
  })

export type MenuState = z.infer<typeof menuStateSchema>

export const listSavedMenuStates = endpoint('get', '/api/saved-menus/{id}/states', {
  scope: 'read',
  summary: 'Earlier states of a saved menu, the latest first; the present one is not among them',
  params: menuIdParams,
  output: z.array(menuStateSchema).max(STATES_KEPT),
  errors: ['menu_not_found'],
})

export const readSavedMenuState = endpoint('get', '/api/saved-menus/{id}/states/{version}', {
  scope: 'read',
  summary: 'A saved menu as it was saved in an earlier version, or in the present one',
  params: menuIdParams.extend({ version: z.coerce.number().pipe(savedTimesSchema.min(1)) }),
  output: menuStateSchema.extend(
    savedMenuSchema.pick({
      templateId: true,
      targetCheckAverage: true,
      restaurantId: true,
      cuisineId: true,
      items: true,
      content: true,
      design: true,
    }).shape,
  ),
  errors: ['menu_not_found', 'state_not_found', 'document_unreadable'],
})

export const nameVersion = endpoint('patch', '/api/saved-menus/{id}/states/{version}', {
  scope: 'write',
  summary: 'Give a version of a saved menu a name, so that it is kept; or take its name off',
  params: menuIdParams.extend({ version: z.coerce.number().pipe(savedTimesSchema.min(1)) }),
  body: z.object({
    label: z
      .string()
      .trim()
      .min(1, 'Please give the version a name.')
      .max(VERSION_NAME_LENGTH, `A name has at most ${VERSION_NAME_LENGTH} characters.`)
      .nullable(),
  }),
  errors: ['menu_not_found', 'state_not_found', 'too_many_named', 'document_unreadable'],
})

export const restoreVersion = endpoint('post', '/api/saved-menus/{id}/states/{version}/restore', {
  scope: 'write',
  verb: 'publish',
  reachesGuests: true,
  summary: 'Save a menu again as it was in an earlier version',
  params: menuIdParams.extend({ version: z.coerce.number().pipe(savedTimesSchema.min(1)) }),
  body: z.object({
    version: savedTimesSchema.min(1).meta({ description: 'The present version, as the caller knows it.' }),
  }),
  output: savedMenuSchema,
  errors: ['menu_not_found', 'state_not_found', 'version_conflict', 'document_unreadable'],
})

export const examples = {
  nameVersion: { body: { label: 'Before the new prices' } },
  restoreVersion: { body: { version: 14 } },
  listBin: {
    output: [
      {
        id: 'b7Qm1ZtRwX9s',
        name: 'Summer',
        title: 'Dinner',
        dateLine: 'Summer 2026',
        restaurantName: 'Da Marcella',
        itemCount: 38,
        templateId: 1,
        isReadable: true,
        deletedAt: '2026-09-21T08:00:00.000Z',
        goneAt: '2026-10-21T08:00:00.000Z',
        isOnPage: false,
      },
    ],
  },
  listSavedMenuStates: {
    output: [
      {
        version: 2,
        savedAt: '2026-03-05T09:41:00.000Z',
        name: 'Autumn',
        title: 'Dinner',
        dateLine: 'Autumn 2026',
        itemCount: 41,
        label: 'Before the new prices',
      },
    ],
  },
}
