import { z } from 'zod'
import { designSchema } from '../../design/settings.ts'
import { isTemplateId } from '../../design/templates.ts'
import { menuContentSchema, menuSchema } from '../model/menu.ts'
import { restaurantSchema } from '../model/restaurant.ts'
import { composedAnswerSchema } from './composed-answer.ts'
import type { StoredParts } from './migration.ts'
import type { StoredForm } from './read-stored.ts'

export const templateIdSchema = z.int().refine(isTemplateId, 'There is no such template.')

/** Which saved menu some work is a later state of, and the version of it that was read or written last. */
export const savedAsSchema = z.object({
  id: z.string().max(64),
  version: z.int().positive(),
  /** What it is called in My Menus. */
  name: z.string().max(220).optional(),
})

export type SavedAs = Readonly<z.infer<typeof savedAsSchema>>

/** The filters as the builder keeps them; it alone reads them. */
const filtersSchema = z.record(z.string().max(60), z.unknown())

/**
 * What the menu was brought in from last, under the menu's ids: the next file is merged over it. Null for nothing that is
 * known; absent where the saved menu's is still the last.
 */
export const lastImportSchema = menuSchema.nullable().optional()

/** An owner's work in progress: what the builder and the designer would lose with the browser. */
export const draftSchema = z.object({
  content: menuContentSchema,
  design: designSchema,
  templateId: templateIdSchema.default(1),
  filters: filtersSchema.default({}),
  composed: composedAnswerSchema.optional(),
  step: z.enum(['builder', 'designer']),
  savedAs: savedAsSchema.nullable().default(null),
  lastImport: lastImportSchema,
})

/** A restaurant as an owner keeps it for the next menu. */
export const restaurantProfileSchema = restaurantSchema.omit({ id: true })

/** Restaurant and menu in `content`, the design next to it. */
const besideContent = {
  partsOf: ({ content, design }) => ({ ...contentParts(content), design }),
  withParts: (stored, { restaurant, menu, design }) => ({
    ...stored,
    content: isObject(menu) ? { ...menu, restaurant } : menu,
    design,
  }),
} satisfies Pick<StoredForm, 'partsOf' | 'withParts'>

/** Version 1 had the sections as `groups`. What isn't content is left to the schema. */
function contentParts(content: unknown): StoredParts {
  if (!isObject(content)) return { menu: content }
  const { restaurant, groups, ...menu } = content as Readonly<Record<string, unknown>>
  return groups === undefined ? { restaurant, menu } : { restaurant, groups }
}

const isObject = (value: unknown): value is StoredParts => typeof value === 'object' && value !== null

/** `savedMenus.document` */
export const savedMenuForm = {
  name: 'menu',
  schema: z.object({ content: menuContentSchema, design: designSchema }),
  mayLackVersion: false,
  ...besideContent,
} satisfies StoredForm

/** `lastImports.document` */
export const lastImportForm = {
  name: 'last import of the menu',
  schema: z.object({ menu: menuSchema }),
  mayLackVersion: false,
  partsOf: ({ menu }) => ({ menu }),
  withParts: (stored, { menu }) => ({ ...stored, menu }),
} satisfies StoredForm

/** `drafts.document` */
export const draftForm = {
  name: 'draft',
  schema: draftSchema,
  mayLackVersion: true,
  ...besideContent,
} satisfies StoredForm

/** `restaurants.profile` */
export const profileForm = {
  name: 'restaurant profile',
  schema: restaurantProfileSchema,
  mayLackVersion: true,
  partsOf: (stored) => ({ restaurant: stored }),
  withParts: (stored, { restaurant }) => (isObject(restaurant) ? { ...restaurant } : stored),
} satisfies StoredForm

export type Backup = z.infer<(typeof backupForm)['schema']>

/** The open menu in a browser's storage: a reload goes on with it. */
export const backupForm = {
  name: 'menu in this browser',
  schema: z.object({
    menu: menuSchema.nullable(),
    restaurant: restaurantSchema,
    // The designer judges it: dishes and prices are not given up for a design that cannot be read.
    design: z.looseObject({}),
    cuisineId: z.int().nullable().default(null),
    templateId: z.int(),
    isFinalized: z.boolean().default(false),
    savedAs: savedAsSchema.nullable().default(null),
    filters: filtersSchema.nullable().default(null),
    composed: composedAnswerSchema.nullable().optional(),
    // Only a question is lost with one that cannot be read, never the menu.
    lastImport: lastImportSchema.catch(null),
    revision: z.int().nonnegative(),
    safeRevision: z.int().nonnegative(),
    work: z
      .object({
        id: z.string().max(64),
        draftVersion: z.int().nonnegative(),
        keptState: z.string().nullable(),
      })
      .optional(),
  }),
  mayLackVersion: true,
  partsOf: ({ restaurant, groups, menu, design }) => ({ restaurant, groups, menu, design }),
  withParts: ({ groups: _, ...stored }, { groups: __, ...parts }) => ({ ...stored, ...parts }),
} satisfies StoredForm

export const MENU_FILE_FORMAT = 'carte-menu'

export const menuFileForm = {
  name: 'menu in this file',
  schema: z.object({
    format: z.literal(MENU_FILE_FORMAT),
    templateId: templateIdSchema,
    content: menuContentSchema,
    design: designSchema,
  }),
  mayLackVersion: false,
  ...besideContent,
} satisfies StoredForm
