import { z } from 'zod'
import { costClasses } from '#domain/generation/pricing/cost-class.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [
  20,
  'Reference',
  'The catalog of dishes and the lists that menus are made from.',
] as const

const namedSchema = z.object({ id: z.int(), name: z.string() })

export const templateSchema = namedSchema.extend({ description: z.string(), styleClass: z.string() })
export const dietaryOptionSchema = namedSchema.extend({ displayClass: z.string() })

export type ListedTemplate = z.infer<typeof templateSchema>

const multipliersSchema = z.record(z.string(), z.number())

export const pricingDataSchema = z.object({
  locationMultipliers: multipliersSchema,
  audienceMultipliers: multipliersSchema,
  categoryMultipliers: multipliersSchema,
})

export const catalogueItemSchema = z.object({
  id: z.int(),
  categoryId: z.int(),
  cuisineId: z.int(),
  /** USD at price range 3. */
  price: z.number(),
  /** What it takes to buy and make, in USD, two decimals at most: it costs no less at any range, where its category allows it. */
  leastPrice: z.number(),
  /** How dear it is to buy: it decides what a price range asks for it. */
  costClass: z.enum(costClasses),
  name: z.string(),
  description: z.string(),
  dietaryOptions: z.array(z.int()),
  /** The 14 groups of Annex II of Regulation (EU) No 1169/2011 that it contains. */
  allergens: z.array(z.string()),
  /** The same, with each cereal and nut by its name. */
  allergenKeys: z.array(z.string()),
  isTrending: z.boolean(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).nullable(),
  /** Net carbohydrate of the portion served, in grams; null where the dish was not weighed. */
  netCarbsG: z.number().nullable(),
})

export type CatalogueItem = z.infer<typeof catalogueItemSchema>

const list = <Item extends z.ZodType>(path: string, summary: string, item: Item) =>
  endpoint('get', path, {
    scope: 'read',
    summary,
    access: 'anyone',
    output: z.array(item),
  })

export const listTemplates = list('/api/templates', 'The menu templates', templateSchema)
export const listCuisines = list('/api/cuisines', 'The cuisines', namedSchema)
export const listCategories = list('/api/categories', 'The categories of a menu', namedSchema)
export const listDietaryOptions = list('/api/dietary-options', 'The dietary options', dietaryOptionSchema)

export const pricingData = endpoint('get', '/api/pricing-data', {
  scope: 'read',
  summary: 'The multipliers of the price optimization',
  access: 'anyone',
  output: pricingDataSchema,
})

export const listCatalogueItems = endpoint('get', '/api/menu-items', {
  scope: 'read',
  summary: 'The dishes of the catalog, of one cuisine or of all',
  access: 'anyone',
  query: z.object({
    cuisineId: z.coerce.number().int().optional(),
    trending: z.enum(['true', 'false']).optional(),
  }),
  output: z.array(catalogueItemSchema),
})

export const readDishRecipe = endpoint('get', '/api/menu-items/{id}/recipe', {
  scope: 'read',
  summary: 'What a dish of the catalog is made of: its diets and allergens rest on it',
  access: 'anyone',
  params: z.object({ id: z.coerce.number().int() }),
  output: z.object({ ingredients: z.array(z.string()) }),
  errors: ['not_found'],
})

export const shapes: readonly NamedShape[] = [
  ['CatalogueItem', catalogueItemSchema, 'A dish of the catalogue.'],
]

export const examples = {
  listCuisines: { output: [{ id: 1, name: 'Italian' }] },
}
