import { z } from 'zod'
import { idSchema } from './ids.ts'

/** A key of `domain/menu/claims/allergen-names.ts`; what is none is refused where a menu comes in. */
const allergenSchema = z.string().max(40)

const diets = (most: number) => z.array(idSchema).max(most)
const allergens = (most: number) => z.array(allergenSchema).max(most)

/**
 * What someone states about an item: what it contains, may contain, and what can be left out. Absent, nothing is
 * declared; an empty list declares that it has none.
 */
const claims = (most: number) => ({
  dietaryOptions: diets(most).default([]),
  dietsOnRequest: diets(most).optional(),
  allergens: allergens(most).optional(),
  mayContain: allergens(most).optional(),
  /** Of `allergens`, those that the kitchen can leave out. */
  removable: allergens(most).optional(),
})

/** As many as there are keys, and more. */
const MOST_CLAIMS = 60

export const claimsShape = claims(MOST_CLAIMS)

/** Claims of a file and those of the recipe may coexist until they are confirmed. */
export const openClaimsSchema = z.object(claims(2 * MOST_CLAIMS))

/** Claims with the words that they were made for: after an edit of these words they are unconfirmed. */
export const stampedClaimsSchema = z.object({ ...claims(MOST_CLAIMS), words: z.string().max(16) })

const breakers = z.record(z.string().max(4), z.union([z.string().max(80), z.number(), z.literal(true)]))

/**
 * What a recipe supports, and the diets that it disproves or that the make of an ingredient may break, each by its id
 * with what breaks it: the name of an ingredient, the net carbohydrate of a portion in grams, or true where it is only not
 * proved.
 */
export const recipeClaimsSchema = stampedClaimsSchema.extend({
  /** Of the portion, where the recipe tells. */
  netCarbsG: z.number().min(0).max(2000).optional(),
  disproved: breakers.optional(),
  doubted: breakers.optional(),
})

export type Disproved = z.infer<typeof breakers>
