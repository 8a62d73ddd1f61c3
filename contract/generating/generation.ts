import { z } from 'zod'
import { likenesses } from '#domain/generation/choosing/likenesses.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { categoryIdSchema, cuisineIdSchema, dietaryOptionIdSchema } from '../shared/ids.ts'
import { specifiedGroupSchema, specifiedItemSchema } from '../shared/specified-menu.ts'

export const resource = [30, 'Generation', 'Menus and dishes from filters and briefs.'] as const

export const wishAnswerSchema = z.object({
  /** In Carte's words: `no pork`. Every dish keeps to these, also one that a language model proposed. */
  understood: z.array(z.string()),
  /** Sentences on what a wish means here, and what remains the owner's. */
  remarks: z.array(z.string()),
  /** In the owner's words: nothing was done for these. */
  notUnderstood: z.array(z.string()),
  /** In the owner's words: Carte did not understand these and passed them on to the language model. */
  leftToAi: z.array(z.string()),
})

export type WishAnswer = z.infer<typeof wishAnswerSchema>

/** A group of a generated menu; the first one says what became of the wishes for the whole menu. */
const generatedGroupSchema = specifiedGroupSchema.extend({ wishes: wishAnswerSchema.optional() })

export const generateMenu = endpoint('post', '/api/generate-menu', {
  scope: 'propose',
  summary:
    'Generate a menu from a cuisine, a price range, dietary options and counts; without an account from the catalogue alone',
  access: 'anyone',
  work: 'generation',
  body: generationFiltersSchema,
  output: z.array(generatedGroupSchema),
  errors: ['impossible_wishes', 'not_signed_in'],
})

/** What the item to replace says on the menu: the catalogue may not know it, nor what it costs there. */
const originalSchema = z.object({
  name: z.string().max(MENU_TEXT_LIMITS.name),
  description: z.string().max(MENU_TEXT_LIMITS.description).default(''),
  /** In cents of a US dollar; absent in another currency and without a price. */
  amount: z.int().min(0).optional(),
})

export const refreshMenuItem = endpoint('post', '/api/refresh-menu-item', {
  scope: 'propose',
  summary: 'Another dish for the place of this one; without an account from the catalogue alone',
  access: 'anyone',
  work: 'generation',
  maxBodyBytes: MENU_BODY_BYTES,
  body: z.object({
    itemId: z.int(),
    cuisineId: cuisineIdSchema.default(1),
    categoryId: categoryIdSchema,
    useAI: z.boolean().default(true),
    /** What the answer must keep; the catalogue's mid-market range and no diet where absent. */
    priceRange: z.int().min(1).max(5).default(3),
    dietaryOptions: z.array(dietaryOptionIdSchema).max(20).default([]),
    notes: generationFiltersSchema.shape.notes,
    /** The season to cook for; the present one where the restaurant lies when absent. */
    season: generationFiltersSchema.shape.season,
    country: generationFiltersSchema.shape.country,
    /** Absent keeps the original's voice; a voice that doesn't exist means the catalog's own words. */
    voice: generationFiltersSchema.shape.voice,
    /** A dish most like that item: as it is, cheaper, lighter, or vegan. The catalogue alone answers it. */
    like: z.enum(likenesses, `A dish can be ${likenesses.join(', ')}.`).optional(),
    original: originalSchema.optional(),
    /** Everything that is on the menu already, so that it is not answered again. */
    menuItemIds: z.array(z.int()).max(1000).default([]),
    /** The names of what no catalogue knows among them. */
    menuItemNames: z.array(z.string().max(MENU_TEXT_LIMITS.name)).max(MENU_SIZE_LIMITS.items).default([]),
  }),
  /** With a sentence to the owner where the dish is not from where it was asked for. */
  output: specifiedItemSchema.extend({ notice: z.string().optional(), wishes: wishAnswerSchema.optional() }),
  errors: ['no_other_dish', 'not_signed_in'],
})

export const examples = {
  generateMenu: {
    body: {
      cuisineId: 1,
      priceRange: 3,
      dietaryOptions: [2],
      selectedCategories: [1, 2],
      itemsPerCategory: 2,
    },
  },
  refreshMenuItem: { body: { itemId: 2, cuisineId: 1, categoryId: 1, menuItemIds: [2, 5, 9] } },
}
