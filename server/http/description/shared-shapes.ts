import type { z } from 'zod'
import type { ZodOpenApiOverride } from 'zod-openapi'
import { accountSchema, userSchema } from '#contract/accounts.ts'
import { subscriptionSchema } from '#contract/billing.ts'
import { coverageGapSchema } from '#contract/catalogue-audit.ts'
import { errorBodySchema } from '#contract/errors.ts'
import { printableContentSchema } from '#contract/ids.ts'
import { catalogueItemSchema } from '#contract/reference.ts'
import { savedMenuSchema, savedMenuSummarySchema } from '#contract/saved-menus.ts'
import { paletteSchema } from '#domain/design/palettes.ts'
import { designSchema } from '#domain/design/settings.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { dishDraftSchema } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { menuFiguresSchema } from '#domain/insights/review/menu-figures.ts'
import { itemPlaceSchema, proposedEditSchema } from '#domain/insights/review/proposed-edit.ts'
import { menuContentSchema } from '#domain/menu/model/content.ts'
import { menuGroupSchema, menuItemSchema, restaurantSchema } from '#domain/menu/model/schema.ts'
import { restaurantProfileSchema } from '#domain/menu/stored/forms.ts'

/** Shapes that several calls share: described once, under these names. */
const named: readonly (readonly [name: string, schema: z.ZodType, description: string])[] = [
  ['Error', errorBodySchema, 'The body of every answer that is not a success.'],
  ['User', userSchema, 'Who is signed in.'],
  ['Account', accountSchema, 'An account as its owner sees it.'],
  ['GenerationFilters', generationFiltersSchema, 'What an owner asks the generator for.'],
  ['MenuItem', menuItemSchema, 'A dish on a menu, with its price in USD.'],
  ['MenuGroup', menuGroupSchema, 'A section of a menu with its dishes.'],
  ['Restaurant', restaurantSchema, 'What a menu says of its restaurant.'],
  ['RestaurantProfile', restaurantProfileSchema, 'A restaurant as its owner describes it.'],
  ['MenuContent', menuContentSchema, 'All words and figures of a menu.'],
  ['PrintableContent', printableContentSchema, 'A menu with at least one dish on it.'],
  ['Design', designSchema, 'How a menu looks.'],
  ['Palette', paletteSchema, 'Colors under a name.'],
  ['SavedMenuSummary', savedMenuSummarySchema, 'A saved menu in a list.'],
  ['SavedMenu', savedMenuSchema, 'A saved menu, whole.'],
  ['CatalogueItem', catalogueItemSchema, 'A dish of the catalogue.'],
  ['Subscription', subscriptionSchema, 'The plan, and what comes of it.'],
  ['DishDraft', dishDraftSchema, 'A dish that could be added to the catalog.'],
  ['CoverageGap', coverageGapSchema, 'A pair of cuisine and category with too few dishes.'],
  ['MenuFigures', menuFiguresSchema, 'What can be counted on a menu.'],
  ['ItemPlace', itemPlaceSchema, 'Where on a menu a dish stands.'],
  ['ProposedEdit', proposedEditSchema, 'A change of a menu that somebody may apply.'],
]

/** The shared shapes by their names. */
export const sharedShapes = Object.fromEntries(named.map(([name, schema]) => [name, schema]))

/** What JSON Schema cannot express, and the descriptions of the shapes. */
export const describeShape: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { type } = zodSchema._zod.def
  if (type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
  if (type === 'unknown') jsonSchema.description = 'Any JSON value; whoever wrote it reads it.'
  const shared = named.find(([, schema]) => Object.is(schema, zodSchema))
  if (shared) jsonSchema.description = shared[2]
  // The bounds of JavaScript's integers are no limits of the API.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  // An answer has every field, so that nothing stands in for one.
  if (io === 'output') {
    delete jsonSchema.additionalProperties
    delete jsonSchema.default
  }
}
