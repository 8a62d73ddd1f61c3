import { z } from 'zod'
import { designSchema } from '#domain/design/settings.ts'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { isPictureAddress } from '#domain/menu/model/picture-mentions.ts'
import { templateIdSchema } from '#domain/menu/stored/forms.ts'
import { TARGET_CHECK_AVERAGE_RANGE } from '#domain/pricing/multipliers.ts'
import { contentToSaveSchema } from './content-to-save.ts'
import { endpoint, MENU_BODY_BYTES } from './endpoint.ts'
import { averageCheckSchema, cuisineIdSchema, PICTURE_ADDRESS, savedTimesSchema } from './ids.ts'
import { sentContent } from './menu-content.ts'
import { PAGE_PICTURE_DPI, pagePictureErrors, typesetErrors } from './typesetting.ts'

const idParams = z.object({ id: z.string().min(1).max(64) })

/** The published payload, with the whole menu beside its ids, so that edits survive a save. */
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
  })
  .refine(({ items, content }) => items.length > 0 || content !== undefined, {
    path: ['items'],
    message: 'Missing menu data to save. Please generate a menu first.',
  })
  .refine(({ design }) => !design?.customBackgroundUrl || isPictureAddress(design.customBackgroundUrl), {
    path: ['design', 'customBackgroundUrl'],
    message: PICTURE_ADDRESS,
  })

export const savedMenuSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the menu: `Dinner`; empty where it has none. */
  title: z.string(),
  templateId: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  targetCheckAverage: z.number(),
  version: z.int(),
  sharedAt: z.string().nullable(),
  /** False where this version of Carte cannot read the menu: it can be downloaded as it is kept, and deleted. */
  isReadable: z.boolean(),
  /** Dishes with claims, of those that the plan shows, that nobody stands behind: guests are not told of them. */
  toConfirm: z.int(),
})

export const savedMenuSchema = savedMenuSummarySchema.extend({
  restaurantId: z.union([z.int(), z.string()]),
  cuisineId: z.int(),
  items: z.array(z.int()),
  content: menuContentSchema,
  design: designSchema,
})

export type SavedMenuSummary = z.infer<typeof savedMenuSummarySchema>
export type SavedMenu = z.infer<typeof savedMenuSchema>

export const listSavedMenus = endpoint({
  method: 'get',
  path: '/api/saved-menus',
  summary: "The owner's saved menus, the newest first",
  output: z.array(savedMenuSummarySchema),
})

export const readSavedMenu = endpoint({
  method: 'get',
  path: '/api/saved-menus/{id}',
  summary: 'One saved menu, whole',
  params: idParams,
  output: savedMenuSchema,
  errors: ['menu_not_found', 'document_unreadable'],
})

export const downloadSavedMenu = endpoint({
  method: 'get',
  path: '/api/saved-menus/{id}/stored',
  summary: 'A saved menu as it is kept, whether or not it can be read',
  params: idParams,
  file: 'application/json',
  errors: ['menu_not_found'],
})

export const createSavedMenu = endpoint({
  method: 'post',
  path: '/api/saved-menus',
  summary: 'Save a new menu',
  work: 'writing',
  maxBodyBytes: MENU_BODY_BYTES,
  body: savedMenuPayloadSchema,
  status: 201,
  output: savedMenuSchema,
  errors: ['plan_limit'],
})

export const updateSavedMenu = endpoint({
  method: 'put',
  path: '/api/saved-menus/{id}',
  summary: 'Save a menu again',
  work: 'writing',
  maxBodyBytes: MENU_BODY_BYTES,
  params: idParams,
  body: savedMenuPayloadSchema.safeExtend({ version: savedTimesSchema.min(1) }),
  output: savedMenuSchema,
  errors: ['menu_not_found', 'version_conflict', 'menu_says_more', 'document_unreadable'],
})

export const deleteSavedMenu = endpoint({
  method: 'delete',
  path: '/api/saved-menus/{id}',
  summary: 'Delete a saved menu; its shared link stops working',
  work: 'writing',
  params: idParams,
  errors: ['menu_not_found'],
})

export const shareSavedMenu = endpoint({
  method: 'post',
  path: '/api/saved-menus/{id}/share',
  summary: 'Let everybody with the link read this menu',
  work: 'writing',
  params: idParams,
  output: z.object({ url: z.string(), sharedAt: z.string() }),
  errors: ['menu_not_found'],
})

export const withdrawSavedMenu = endpoint({
  method: 'delete',
  path: '/api/saved-menus/{id}/share',
  summary: 'Withdraw the shared link',
  work: 'writing',
  params: idParams,
  errors: ['menu_not_found'],
})

export const savedMenuPdf = endpoint({
  method: 'get',
  path: '/api/saved-menus/{id}/pdf',
  summary: 'The menu as PDF: for its owner, and for anybody once it is shared',
  access: 'anyone',
  work: 'export',
  params: idParams,
  file: 'application/pdf',
  errors: ['menu_not_found', 'document_unreadable', ...typesetErrors],
})

export const savedMenuPng = endpoint({
  method: 'get',
  path: '/api/saved-menus/{id}/png',
  summary: 'A page of the menu as PNG: for its owner, and for anybody once it is shared',
  access: 'anyone',
  work: 'export',
  params: idParams,
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
