import { z } from 'zod'
import { accountSchema, userSchema } from '#contract/accounts.ts'
import type { JsonSchema } from '#contract/api-description.ts'
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

type Direction = 'input' | 'output'

/** The shapes' own descriptions stay; ours add the names. */
class NamingRegistry extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get(schema: z.core.$ZodType) {
    const own = z.globalRegistry.get(schema)
    const shape = named.find(([, candidate]) => candidate === schema)
    return (shape ? { ...own, id: shape[0], description: shape[2] } : own) as never
  }
}

const registry = new NamingRegistry()

const MARK = '#/$defs/'

/** Turns zod's schemas into JSON Schema; what has a name is collected, and referred to by it. */
export class ShapeBook {
  readonly #shapes: Record<Direction, Map<string, JsonSchema>> = { input: new Map(), output: new Map() }

  /** What a caller may send, or what an answer holds. */
  describe(schema: z.ZodType, io: Direction): JsonSchema {
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: registry,
      // What JSON Schema has no word for is named below; a test holds that nothing stays unnamed.
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const { type } = zodSchema._zod.def
        if (type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
        if (type === 'unknown') jsonSchema.description = 'Any JSON value; whoever wrote it reads it.'
        // The bounds of JavaScript's integers say nothing of ours.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        // An answer has every field, so that nothing stands in for one.
        if (io === 'output') {
          delete jsonSchema.additionalProperties
          delete jsonSchema.default
        }
      },
    }) as unknown as { properties: { it: JsonSchema }; $defs?: Record<string, JsonSchema> }
    for (const [name, shape] of Object.entries($defs)) this.#shapes[io].set(name, withoutId(shape))
    return this.#marked(properties.it, io)
  }

  /** Everything that was described, and the shapes that it refers to, each once where both directions agree. */
  finish<Description>(description: Description): {
    readonly description: Description
    readonly schemas: Readonly<Record<string, JsonSchema>>
  } {
    const { input, output } = this.#shapes
    const text = (shape: JsonSchema | undefined) => JSON.stringify(shape)
    const differing = new Set(
      [...input.keys()].filter(
        (name) => output.has(name) && text(input.get(name)) !== text(output.get(name)),
      ),
    )
    // What refers to a shape that differs differs as well.
    for (let before = -1; before < differing.size; ) {
      before = differing.size
      for (const [name, shape] of input)
        if (output.has(name) && [...differing].some((other) => text(shape)?.includes(`"${MARK}${other}"`)))
          differing.add(name)
    }
    const nameOf = (name: string, io: Direction) =>
      io === 'input' && differing.has(name) ? `${name}Input` : name
    const resolved = <Value>(value: Value, io?: Direction): Value =>
      JSON.parse(
        JSON.stringify(value).replaceAll(
          /"#\/\$defs\/(?:(input|output):)?(\w+)"/g,
          (_, marked: Direction | undefined, name: string) =>
            JSON.stringify(`#/components/schemas/${nameOf(name, marked ?? io ?? 'output')}`),
        ),
      )
    const schemas = Object.fromEntries(
      named.flatMap(([name]) =>
        (['output', 'input'] as const).flatMap((io) => {
          const shape = this.#shapes[io].get(name)
          return shape ? [[nameOf(name, io), resolved(shape, io)] as const] : []
        }),
      ),
    )
    return { description: resolved(description), schemas }
  }

  /** Until all is described, a reference remembers its direction. */
  #marked(schema: JsonSchema, io: Direction): JsonSchema {
    return JSON.parse(JSON.stringify(schema).replaceAll(`"${MARK}`, `"${MARK}${io}:`))
  }
}

function withoutId(shape: JsonSchema & { $id?: unknown; id?: unknown }): JsonSchema {
  const { $id: _, id: __, ...rest } = shape
  return rest
}
