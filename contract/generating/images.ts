import { z } from 'zod'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [180, 'Pictures', 'Pictures of dishes.'] as const

export const foodImage = endpoint('post', '/api/food-image', {
  scope: 'propose',
  summary:
    'Find a picture for an item: of the image model where there is one and it may be asked, else composed',
  work: 'generation',
  body: z.object({
    itemName: z.string().trim().min(1, 'Name required').max(MENU_TEXT_LIMITS.name),
    itemDescription: z.string().max(MENU_TEXT_LIMITS.description).default(''),
    /** Sections of the owner's own have ids that name no category of ours. */
    cuisineId: z.int().nonnegative(),
    categoryId: z.int().nonnegative(),
    useAI: z.boolean().default(true),
  }),
  output: z.object({ imageUrl: z.string().meta({ description: 'A path on this server.' }) }),
  errors: ['storage_unavailable'],
})

/**
 * The picture to show once in place of one that did not load: of the cuisine and category, else the
 * category, else the cuisine, else of any dish. Ids that name nothing are allowed. A path on our server.
 */
export const fallbackImageUrl = (cuisineId: number, categoryId: number): string =>
  `/images/fallback/${cuisineId}-${categoryId}.svg`

export const examples = {
  foodImage: { body: { itemName: 'Minestrone', cuisineId: 1, categoryId: 1 } },
}
