import { z } from 'zod'
import { designSchema } from '../../design/settings.ts'
import { isTemplateId } from '../../design/templates.ts'
import { menuContentSchema } from '../model/content.ts'
import { menuGroupsSchema, restaurantSchema } from '../model/schema.ts'
import type { StoredParts } from './migrations.ts'
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

/** An owner's work in progress: what the builder and the designer would lose with the browser. */
export const draftSchema = z.object({
  content: menuContentSchema,
  design: designSchema,
  templateId: templateIdSchema.default(1),
  filters: filtersSchema.default({}),
  step: z.enum(['builder', 'designer']),
  savedAs: savedAsSchema.nullable().default(null),
})

/** A restaurant as an owner keeps it for the next menu. */
export const restaurantProfileSchema = restaurantSchema.omit({ id: true })

/** Restaurant and sections in `content`, the design beside it. */
const besideContent = {
  partsOf: ({ content, design }) => ({ ...(isObject(content) ? content : {}), design }),
  withParts: (stored, { restaurant, groups, design }) => ({
    ...stored,
    content: { restaurant, groups },
    design,
  }),
} satisfies Pick<StoredForm, 'partsOf' | 'withParts'>

const isObject = (value: unknown): value is StoredParts => typeof value === 'object' && value !== null

/** `savedMenus.document` */
export const savedMenuForm = {
  name: 'menu',
  schema: z.object({ content: menuContentSchema, design: designSchema }),
  mayLackVersion: false,
  ...besideContent,
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
    groups: menuGroupsSchema.nullable(),
    restaurant: restaurantSchema,
    // The designer judges it: dishes and prices are not given up for a design that cannot be read.
    design: z.looseObject({}),
    cuisineId: z.int().nullable().default(null),
    templateId: z.int(),
    isFinalized: z.boolean().default(false),
    savedAs: savedAsSchema.nullable().default(null),
    filters: filtersSchema.nullable().default(null),
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
  partsOf: ({ restaurant, groups, design }) => ({ restaurant, groups, design }),
  withParts: (stored, parts) => ({ ...stored, ...parts }),
} satisfies StoredForm

export const MENU_FILE_FORMAT = 'carte-menu'

/** A whole menu to carry from one place to another. */
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
