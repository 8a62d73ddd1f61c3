import { z } from 'zod'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'

export const resource = [32, 'Generation'] as const

const statementSchema = z.object({
  kind: z.enum(['origin', 'process', 'equipment', 'portion']),
  /** As it is printed after the description once the owner confirmed it. */
  words: z.string(),
})

export const sayDifferently = endpoint('post', '/api/say-differently', {
  scope: 'propose',
  summary: 'Another description for dishes of the catalog, in a voice; nothing is changed',
  access: 'anyone',
  work: 'generation',
  maxBodyBytes: MENU_BODY_BYTES,
  body: z.object({
    voice: generationFiltersSchema.shape.voice.unwrap(),
    items: z
      .array(
        z.object({
          id: z.int(),
          /** The dish of the catalog that it comes from. */
          recipeId: z.int(),
          name: z.string().max(MENU_TEXT_LIMITS.name),
          description: z.string().max(MENU_TEXT_LIMITS.description),
          /** Its owner wrote a recipe for it. */
          hasOwnRecipe: z.boolean().default(false),
        }),
      )
      .min(1, 'Name at least one dish.')
      .max(MENU_SIZE_LIMITS.items),
    /** What the dish above the first one says, which the first does not repeat in form. */
    above: z.string().max(MENU_TEXT_LIMITS.description).optional(),
    /** The same dishes with the same seed get the same words. */
    seed: z.int().min(0).max(0xffffffff).optional(),
  }),
  output: z.object({
    proposals: z.array(
      z.union([
        z.object({
          id: z.int(),
          description: z.string(),
          /** The present description is the owner's own. */
          isOwners: z.boolean(),
          /** What only the house can know: printed where the owner confirms it. */
          statements: z.array(statementSchema),
          /** What the recipe supports, for these words as for all of ours. */
          dietaryOptions: z.array(z.int()),
          allergens: z.array(z.string()),
        }),
        z.object({ id: z.int(), unworded: z.enum(['no_dish', 'renamed', 'own_recipe']) }),
      ]),
    ),
  }),
  errors: ['not_signed_in'],
})
