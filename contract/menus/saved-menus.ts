import { z } from 'zod'
import { designSchema } from '#domain/design/settings.ts'
import { adviceNotesSchema, competitorSchema } from '#domain/menu/model/advice-notes.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { menuContentSchema, menuSchema } from '#domain/menu/model/menu.ts'
import { isPictureAddress } from '#domain/menu/model/picture-mentions.ts'
import { lastImportSchema, templateIdSchema } from '#domain/menu/stored/forms.ts'
import { TARGET_CHECK_AVERAGE_RANGE } from '#domain/pricing/multipliers.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { averageCheckSchema, cuisineIdSchema, PICTURE_ADDRESS, savedTimesSchema } from '../shared/ids.ts'
import { pageQuery } from '../shared/pages.ts'
import { withAnsweredFields } from '../shared/sent-fields.ts'
import { changedMenusSchema } from './changed-menus.ts'
import { contentToSaveSchema } from './content-to-save.ts'
import { heldDraftSchema } from './drafts.ts'
import { sentContent } from './menu-content.ts'
import { PAGE_PICTURE_DPI, pagePictureErrors, typesetErrors } from './typesetting.ts'

export const resource = [40, 'Saved menus', 'What an owner keeps, shares and downloads.'] as const

export const menuIdParams = z.object({ id: z.string().min(1).max(64) })

/** The published payload, together with the whole menu and its ids, so that edits survive a save. */
export const savedMenuPayloadSchema = z
  .object({
    name: z.string().trim().min(1).max(220),
    restaurantId: z.union([z.int(), z.string().max(64)]).default(0),
    templateId: templateIdSchema,
    cuisineId: cuisineIdSchema,
    items: z.array(z.int()).max(1000),
    /** Part of the published call; the server stores its own time. */
    createdAt: z.iso.datetime().optional(),
    targetCheckAverage: averageCheckSchema.default(TARGET_CHECK_AVERAGE_RANGE.default),
    content: sentContent(contentToSaveSchema).optional(),
    design: designSchema.optional(),
    draft: heldDraftSchema.optional(),
    lastImport: lastImportSchema.meta({
      description:
        'What the menu was brought in from last, under its ids: a later file is merged over it. Null: nothing that is known; absent: as it was.',
    }),
  })
  .refine(({ items, content }) => items.length > 0 || content !== undefined, {
    path: ['items'],
    message: 'Missing menu data to save. Please generate a menu first.',
  })
  .refine(({ design }) => !design?.customBackgroundUrl || isPictureAddress(design.customBackgroundUrl), {
    path: ['design', 'customBackgroundUrl'],
    message: PICTURE_ADDRESS,
  })
  .refine(({ design }) => !design?.coverImageUrl || isPictureAddress(design.coverImageUrl), {
    path: ['design', 'coverImageUrl'],
    message: PICTURE_ADDRESS,
  })

export const savedMenuSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the menu: `Dinner`; empty where it has none. */
  title: z.string(),
  /** Below the title: `Winter 2026`; empty where it has none. */
  dateLine: z.string(),
  /** Empty where nobody could read it yet. */
  restaurantName: z.string(),
  itemCount: z.int(),
  templateId: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  targetCheckAverage: z.number(),
  currency: z.string().nullable().meta({ description: 'Of the menu; null until it was looked at.' }),
  version: z.int(),
  sharedAt: z.string().nullable(),
  /** False where this version of Carte cannot read the menu: it can be downloaded as it is kept, and deleted. */
  isReadable: z.boolean(),
  /** Dishes with unconfirmed claims, of those that the plan shows: guests don't see these claims. */
  toConfirm: z.int(),
})

export const savedMenuSchema = savedMenuSummarySchema.extend({
  restaurantId: z.union([z.int(), z.string()]),
  cuisineId: z.int(),
  items: z.array(z.int()),
  content: menuContentSchema,
  design: designSchema,
})

const plannedVersionSchema = z.object({
  id: z.string().meta({ description: 'Of the change that it is.' }),
  title: z.string(),
  opensAt: z.string(),
  asks: z.int().meta({
    description: 'Questions that the menu has raised since; what nobody answers opens as it was prepared.',
  }),
})

const listedMenuSchema = savedMenuSummarySchema.extend({
  /** Items that have changed since their declaration was signed. */
  signOffsVoid: z.int(),
  /** Items whose declaration nobody has signed, in a menu where some are; else 0. */
  signOffsOpen: z.int(),
  soldOut: z.int(),
  planned: z.array(plannedVersionSchema).readonly(),
})

export type PlannedVersion = z.infer<typeof plannedVersionSchema>
export type ListedMenu = z.infer<typeof listedMenuSchema>
export type SavedMenuSummary = z.infer<typeof savedMenuSummarySchema>
export type SavedMenu = z.infer<typeof savedMenuSchema>

export const listSavedMenus = endpoint('get', '/api/saved-menus', {
  scope: 'read',
  summary: "A page of the owner's saved menus, the newest first",
  work: 'list',
  query: pageQuery,
  isPaged: true,
  output: z.array(listedMenuSchema),
})

export const readSavedMenu = endpoint('get', '/api/saved-menus/{id}', {
  scope: 'read',
  summary: 'One saved menu, whole',
  params: menuIdParams,
  output: savedMenuSchema,
  errors: ['menu_not_found', 'document_unreadable'],
})

export const readSavedMenuImport = endpoint('get', '/api/saved-menus/{id}/import', {
  scope: 'read',
  summary: 'What a saved menu was brought in from last, under its ids, or null where nobody knows',
  params: menuIdParams,
  output: z.object({ menu: menuSchema, importedAt: z.string() }).nullable(),
  errors: ['menu_not_found'],
})

export const downloadSavedMenu = endpoint('get', '/api/saved-menus/{id}/stored', {
  scope: 'read',
  summary: 'A saved menu as it is kept, whether or not it can be read',
  params: menuIdParams,
  file: 'application/json',
  errors: ['menu_not_found'],
})

export const createSavedMenu = endpoint('post', '/api/saved-menus', {
  scope: 'write',
  summary: 'Save a new menu',
  maxBodyBytes: MENU_BODY_BYTES,
  body: savedMenuPayloadSchema,
  status: 201,
  output: savedMenuSchema,
  errors: ['plan_limit'],
})

/** What a menu that was read says in addition to what it is saved with. */
const answeredFields = [...Object.keys(savedMenuSchema.shape), 'alsoChanged', 'waits'].filter(
  (field) => !Object.hasOwn(savedMenuPayloadSchema.shape, field),
)

export const updateSavedMenu = endpoint('put', '/api/saved-menus/{id}', {
  scope: 'write',
  reachesGuests: true,
  summary: 'Save a menu again',
  maxBodyBytes: MENU_BODY_BYTES,
  params: menuIdParams,
  body: withAnsweredFields(
    savedMenuPayloadSchema.safeExtend({ version: savedTimesSchema.min(1) }),
    answeredFields,
  ),
  output: savedMenuSchema.extend({
    alsoChanged: changedMenusSchema.optional().meta({
      description: 'Other menus to which changes of linked dishes went, as their owner has decided.',
    }),
    waits: z.object({ changeId: z.string() }).optional().meta({
      description: 'The save waits for approval as this change: the menu is answered as it was before.',
    }),
  }),
  errors: ['menu_not_found', 'version_conflict', 'menu_says_more', 'document_unreadable', 'too_many_changes'],
})

export type SavedWithOthers = z.infer<(typeof updateSavedMenu)['output']>

export const deleteSavedMenu = endpoint('delete', '/api/saved-menus/{id}', {
  scope: 'write',
  verb: 'publish',
  reachesGuests: true,
  summary: 'Put a saved menu into the trash for 30 days; its shared link stops working for good',
  params: menuIdParams,
  errors: ['menu_not_found', 'bin_full'],
})

const menuTitleSchema = z
  .string()
  .trim()
  .max(MENU_TEXT_LIMITS.title, `This has at most ${MENU_TEXT_LIMITS.title} characters.`)
  .optional()

/** What tells menus of one restaurant apart; what is absent stays as it is, and an empty text takes it off. */
const titlesSchema = z.object({ title: menuTitleSchema, dateLine: menuTitleSchema })

export const renameSavedMenu = endpoint('patch', '/api/saved-menus/{id}', {
  scope: 'write',
  reachesGuests: true,
  summary: 'Give a saved menu another title or date line, and leave the rest of it as it was saved last',
  params: menuIdParams,
  body: titlesSchema
    .extend({
      version: savedTimesSchema.min(1).optional().meta({
        description:
          'The version that the caller knows; refused where it is not the present one. Absent: any.',
      }),
    })
    .refine(({ title, dateLine }) => title !== undefined || dateLine !== undefined, {
      path: ['title'],
      message: 'Please give a title or a date line.',
    }),
  output: savedMenuSummarySchema,
  errors: ['menu_not_found', 'version_conflict', 'document_unreadable'],
})

export const duplicateSavedMenu = endpoint('post', '/api/saved-menus/{id}/duplicate', {
  scope: 'write',
  summary: 'Save a copy of a saved menu, which nobody else can see',
  params: menuIdParams,
  body: titlesSchema,
  status: 201,
  output: savedMenuSchema,
  errors: ['menu_not_found', 'plan_limit', 'document_unreadable'],
})

export const shareSavedMenu = endpoint('post', '/api/saved-menus/{id}/share', {
  scope: 'publish',
  verb: 'share',
  summary: 'Let anyone with the link read this menu',
  params: menuIdParams,
  output: z.object({ url: z.string(), sharedAt: z.string() }),
  errors: ['menu_not_found', 'restaurant_unnamed'],
})

export const withdrawSavedMenu = endpoint('delete', '/api/saved-menus/{id}/share', {
  scope: 'publish',
  verb: 'share',
  summary: 'Withdraw the shared link',
  params: menuIdParams,
  errors: ['menu_not_found'],
})

export const savedMenuPdf = endpoint('get', '/api/saved-menus/{id}/pdf', {
  scope: 'read',
  summary: 'The menu as PDF: for its owner, and for anyone once it is shared',
  access: 'anyone',
  work: 'export',
  params: menuIdParams,
  file: 'application/pdf',
  errors: ['menu_not_found', 'document_unreadable', ...typesetErrors],
})

export const savedMenuPng = endpoint('get', '/api/saved-menus/{id}/png', {
  scope: 'read',
  summary: 'A page of the menu as PNG: for its owner, and for anyone once it is shared',
  access: 'anyone',
  work: 'export',
  params: menuIdParams,
  query: z.object({
    page: z.coerce.number().int().positive().default(1),
    dpi: z.coerce
      .number()
      .pipe(z.literal(PAGE_PICTURE_DPI))
      .meta({ enum: [...PAGE_PICTURE_DPI] })
      .default(150),
  }),
  file: 'image/png',
  errors: ['menu_not_found', 'document_unreadable', ...pagePictureErrors],
})

export const savedMenuFirstPage = endpoint('get', '/api/saved-menus/{id}/first-page', {
  scope: 'read',
  summary: 'A small picture of the first page of a saved menu, for its owner',
  work: 'card',
  params: menuIdParams,
  query: z.object({
    version: z.coerce.number().int().positive().optional().meta({
      description: 'The version that the caller knows: where it is the present one, the picture may be kept.',
    }),
  }),
  file: 'image/webp',
  errors: ['menu_not_found', 'document_unreadable', 'server_busy', ...pagePictureErrors],
})

const soup = {
  id: 2,
  name: 'Minestrone',
  description: 'Beans, cabbage and pasta in a clear broth.',
  prices: [
    { id: 'p1', kind: 'fixed', amount: 950, label: 'Cup' },
    { id: 'p2', kind: 'fixed', amount: 1400, label: 'Bowl' },
  ],
  categoryId: 1,
  cuisineId: 1,
}

export const shapes: readonly NamedShape[] = [
  ['SavedMenuSummary', savedMenuSummarySchema, 'A saved menu in a list.'],
  ['SavedMenu', savedMenuSchema, 'A saved menu, whole.'],
  ['AdviceNotes', adviceNotesSchema, 'What the owner said to the advice on a menu: no guest gets it.'],
  ['Competitor', competitorSchema, 'The dishes and prices of another restaurant.'],
]

export const examples = {
  createSavedMenu: {
    body: {
      name: 'Autumn',
      templateId: 1,
      cuisineId: 1,
      items: [2],
      targetCheckAverage: 25,
      content: {
        restaurant: { name: 'Da Marcella' },
        title: 'Dinner',
        currency: 'USD',
        sections: [{ id: 1, name: 'Appetizers', intro: 'All with warm bread.', items: [soup] }],
        notices: [{ id: 'n1', kind: 'fee', text: '20 % is added to parties of six.', fee: { percent: 20 } }],
      },
    },
  },
  listSavedMenus: {
    output: [
      {
        id: 'h2Xw8LrPzK4u',
        name: 'Autumn',
        title: 'Dinner',
        dateLine: 'Autumn 2026',
        restaurantName: 'Da Marcella',
        itemCount: 42,
        templateId: 1,
        createdAt: '2026-03-05T09:30:00.000Z',
        updatedAt: '2026-03-05T10:02:11.000Z',
        toConfirm: 0,
        targetCheckAverage: 25,
        currency: 'USD',
        version: 3,
        sharedAt: null,
        isReadable: true,
        signOffsVoid: 0,
        signOffsOpen: 0,
        soldOut: 2,
        planned: [{ id: 'k2Lm90aQx', title: 'Winter menu', opensAt: '2026-12-01T05:00:00.000Z', asks: 1 }],
      },
    ],
  },
  renameSavedMenu: { body: { title: 'Dinner', dateLine: 'Winter 2026', version: 3 } },
  duplicateSavedMenu: { body: { title: 'Dinner', dateLine: 'Spring 2027' } },
  shareSavedMenu: {
    output: { url: 'https://carte.example/menu-viewer/h2Xw8LrPzK4u', sharedAt: '2026-03-05T10:03:00.000Z' },
  },
}
