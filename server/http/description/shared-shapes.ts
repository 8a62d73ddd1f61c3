import type { ZodOpenApiOverride } from 'zod-openapi'
import { namedShapes } from '#contract/calls.ts'
import { errorBodySchema } from '#contract/errors/errors.ts'
import { changedMenusSchema } from '#contract/menus/changed-menus.ts'
import { contentToSaveSchema } from '#contract/menus/content-to-save.ts'
import { printableContentSchema } from '#contract/menus/menu-content.ts'
import { menuDataSchema } from '#contract/menus/menu-data.ts'
import type { NamedShape } from '#contract/shared/described.ts'
import { specifiedGroupSchema, specifiedItemSchema } from '#contract/shared/specified-menu.ts'
import { paletteSchema } from '#domain/design/palettes.ts'
import { designSchema } from '#domain/design/settings.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { coverageGapSchema } from '#domain/insights/catalogue-audit/audit.ts'
import { dishDraftSchema } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { menuFiguresSchema } from '#domain/insights/review/figures-shape.ts'
import { itemPlaceSchema, proposedEditSchema } from '#domain/insights/review/proposed-edit.ts'
import { plannedPricesSchema } from '#domain/live/model/planned-prices.ts'
import { scheduleSchema, weeklyTimesSchema } from '#domain/live/model/schedule.ts'
import { appliedMultipliersSchema, menuItemSchema } from '#domain/menu/model/item.ts'
import { menuMarkSchema } from '#domain/menu/model/marks.ts'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { modifierGroupSchema } from '#domain/menu/model/modifiers.ts'
import { noticeSchema } from '#domain/menu/model/notice.ts'
import { priceSchema } from '#domain/menu/model/price.ts'
import { businessSchema, restaurantPricingSchema, restaurantSchema } from '#domain/menu/model/restaurant.ts'
import { sectionSchema } from '#domain/menu/model/section.ts'
import { contentOfVersion1Schema } from '#domain/menu/stored/content-of-version-1.ts'
import { restaurantProfileSchema } from '#domain/menu/stored/forms.ts'

/** Those of the calls, and shapes that calls of several files share. */
const named: readonly NamedShape[] = [
  ...namedShapes,
  ['Error', errorBodySchema.required({ requestId: true }), 'The body of every answer that is not a success.'],
  ['GenerationFilters', generationFiltersSchema, 'What an owner asks the generator for.'],
  ['Price', priceSchema, 'One price, in minor units of the currency of the menu.'],
  ['MenuItem', menuItemSchema, 'An item of a menu, with all its prices.'],
  [
    'Section',
    sectionSchema,
    'A section of a menu with its items. One that stands in another names it and follows it.',
  ],
  ['ModifierGroup', modifierGroupSchema, 'Choices and extras that items share.'],
  ['Notice', noticeSchema, 'A text that belongs to the whole menu.'],
  ['MenuMark', menuMarkSchema, 'How a menu prints a mark, and how its legend explains it.'],
  [
    'SpecifiedItem',
    specifiedItemSchema,
    'An item as the published calls answer it: the fields of a menu document, with its first price in major units, the text of its prices and what follows from its diets.',
  ],
  [
    'SpecifiedGroup',
    specifiedGroupSchema,
    'A section as the published calls answer it. The fields of its items that MenuItem has are an item of a menu document.',
  ],
  ['Restaurant', restaurantSchema, 'What a menu says of its restaurant.'],
  ['RestaurantProfile', restaurantProfileSchema, 'A restaurant as its owner describes it.'],
  ['MenuContent', menuContentSchema, 'All words and figures of a menu, in document version 2.'],
  ['PrintableContent', printableContentSchema, 'A menu with at least one item on it.'],
  [
    'ContentToSave',
    contentToSaveSchema,
    'A menu with at least one item on it, whose claims can be true and which names nothing that does not exist.',
  ],
  [
    'MenuContentOfVersion1',
    contentOfVersion1Schema,
    'A menu in document version 1: groups of items with one price in USD each, 0 for none. Everything that answers a menu answers version 2.',
  ],
  ['Design', designSchema, 'How a menu looks.'],
  ['Palette', paletteSchema, 'Colors under a name.'],
  ['DishDraft', dishDraftSchema, 'A dish that could be added to the catalog.'],
  ['CoverageGap', coverageGapSchema, 'A pair of cuisine and category with too few dishes.'],
  ['MenuFigures', menuFiguresSchema, 'What can be counted on a menu.'],
  ['ItemPlace', itemPlaceSchema, 'Where on a menu a dish stands.'],
  ['MenuData', menuDataSchema, 'The menus of a restaurant as data: what guests see now.'],
  ['ChangedMenus', changedMenusSchema, 'What one step changed; by `changeId` it is undone.'],
  ['PriceSchedule', plannedPricesSchema, 'Which prices change, from when and until when.'],
  ['Schedule', scheduleSchema, 'When a menu is served.'],
  ['WeeklyTimes', weeklyTimesSchema, 'Hours on days of the week.'],
  ['Business', businessSchema, 'What laws ask about a restaurant.'],
  [
    'RestaurantPricing',
    restaurantPricingSchema,
    'Where a restaurant is, and for whom: what its prices depend on.',
  ],
  ['AppliedMultipliers', appliedMultipliersSchema, 'What a price was multiplied by.'],
  ['ProposedEdit', proposedEditSchema, 'A change of a menu that somebody may apply.'],
]

export const sharedShapes = Object.fromEntries(named.map(([name, schema]) => [name, schema]))

/** What JSON Schema cannot express, and the descriptions of the shapes. */
export const describeShape: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { type } = zodSchema._zod.def
  if (type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
  if (type === 'unknown') jsonSchema.description = 'Any JSON value; whoever wrote it reads it.'
  const shared = named.find(([, schema]) => Object.is(schema, zodSchema))
  if (shared) jsonSchema.description = shared[2]
  // The bounds of JavaScript's integers aren't limits of the API.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  // An answer has every field, so nothing replaces a missing one.
  if (io === 'output') {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    delete jsonSchema.default
  }
}
