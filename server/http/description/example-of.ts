import type { JsonSchema } from '#contract/errors/api-description.ts'

/** A dish of the catalog has long words of its kind. */
const DISH_DRAFT = {
  cuisineId: 1,
  categoryId: 1,
  name: 'Smoked Quail on Lentil Embers',
  description: 'Cold-smoked quail over warm lentils dressed with olive oil, lemon and plenty of parsley.',
  ingredients: ['quail', 'lentil', 'olive oil', 'lemon', 'parsley'],
  price: 14,
  family: 'poultry',
  temperature: 'hot',
  weight: 'medium',
  trending: false,
  art: ['quail'],
}

const SHORT_MENU = {
  restaurant: { name: 'Da Marcella' },
  currency: 'EUR',
  sections: [
    {
      id: 1,
      name: 'Starters',
      items: [
        {
          id: 2,
          name: 'Minestrone',
          prices: [{ id: 'p1', kind: 'fixed', amount: 950 }],
          categoryId: 1,
          cuisineId: 1,
        },
      ],
    },
  ],
}

/** Of shapes whose parts depend on one another, by their names. */
const ofShape: Readonly<Record<string, unknown>> = {
  Price: { id: 'p1', kind: 'fixed', amount: 950 },
  PriceOutput: { id: 'p1', kind: 'fixed', amount: 950 },
  DishDraft: DISH_DRAFT,
  DishDraftOutput: DISH_DRAFT,
  PrintableContent: SHORT_MENU,
  MenuMark: { id: 'd1', kind: 'diet', key: '1', symbol: 'V', label: 'Vegetarian' },
  MenuMarkOutput: { id: 'd1', kind: 'diet', key: '1', symbol: 'V', label: 'Vegetarian' },
  WeeklyTimes: { days: [2, 3, 4, 5, 6], from: '17:30', until: '23:00' },
  WeeklyTimesOutput: { days: [2, 3, 4, 5, 6], from: '17:30', until: '23:00' },
}

/** Lists whose entries depend on what else there is. */
const EMPTY = new Set(['timedParts', 'fields'])

/** What is tried for a text that has to match a pattern. */
const candidates = ['bar', '17:30', '2026-12-24', '2026-12-24T17:30', '#a63a24', 'p1', 'IT', 'EUR', 'it']

type Schemas = Readonly<Record<string, JsonSchema>>

/** What fields of these names say in examples, where a shape doesn't decide it. */
const usual: readonly (readonly [name: RegExp, value: unknown])[] = [
  [/^(?:key)$/u, 'carte_b41f09c7_8d0e6a1f4c2b9375e1a0d6f8b2c4957360e1fa7c'],
  [/^(?:menuId)$/u, 'h2Xw8LrPzK4u'],
  [/^(?:restaurantId|restaurant)$/u, 'rS8vK2mQ4xYb'],
  [/(?:Id|^id)$/u, 'k2Lm90aQx'],
  [/email/iu, 'marcella@example.com'],
  [/(?:url|picture|image)$/iu, 'https://menus.example.com/r/da-marcella'],
  [/slug/iu, 'da-marcella'],
  [/timeZone/u, 'Europe/Rome'],
  [/color/iu, '#a63a24'],
  [/currency/iu, 'EUR'],
  [/language/iu, 'it'],
  [/country/iu, 'IT'],
  [/password/iu, 'a long sentence'],
  [/(?:^day|Day|^today)$/u, '2026-12-24'],
  [/At$|Until$|Since$|^at$/u, '2026-09-01T09:30:00.000Z'],
  [/^(?:from|opens)$/u, '2026-12-24T17:30'],
  [/^(?:until|closes)$/u, '2026-12-24T23:00'],
  [/title/iu, 'Dinner'],
  [/name/iu, 'Da Marcella'],
  [/description/iu, 'Beans, cabbage and pasta in a clear broth.'],
]

/** What strings of a form look like. */
const ofFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-09-01T09:30:00.000Z',
  date: '2026-12-24',
  email: 'marcella@example.com',
  uri: 'https://menus.example.com/r/da-marcella',
  binary: '(a file)',
}

/**
 * Returns a small example of a shape: what must be there, lists with one entry.
 * @param name of the field that it is in, which says what its words are about
 */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = '', depth = 0): unknown {
  const { $ref, items, properties, required = [], additionalProperties: others } = schema
  const shape = $ref?.split('/').at(-1) ?? ''
  if (shape in ofShape) return ofShape[shape]
  if ($ref) return exampleOf(schemas[shape] ?? {}, schemas, name, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) {
    const isNullable = variants.some(({ type }) => type === 'null')
    // Deep inside, what may be null is.
    const [first = {}] = isNullable && depth > 3 ? [{ type: 'null' }] : variants
    return exampleOf(first, schemas, name, depth)
  }
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas, name, depth)))
  if (items && EMPTY.has(name)) return []
  if (items) {
    const least = schema.minItems ?? 0
    const isTold = depth <= 6 && !items.$ref?.endsWith('/SectionOutput')
    const count = Math.max(least, isTold ? 1 : 0)
    return Array.from({ length: count }, () => exampleOf(items, schemas, singular(name), depth + 1))
  }
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key))
        .map(([key, field]) => [key, exampleOf(field, schemas, key, depth + 1)]),
    )
  if (typeof others === 'object')
    return Object.fromEntries(
      keysOf(schema).map((key) => [String(key), exampleOf(others, schemas, String(key), depth + 1)]),
    )
  return plainExample(schema, name)
}

/** Names that a record must have: those that it lists. */
const keysOf = ({ propertyNames, required = [] }: JsonSchema): readonly unknown[] =>
  propertyNames?.enum ?? propertyNames?.anyOf?.map((one) => one.const) ?? required

const singular = (name: string): string => name.replace(/s$/u, '')

function plainExample(schema: JsonSchema, name: string): unknown {
  const [type] = [schema.type ?? 'object'].flat()
  if (type === 'null') return null
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') {
    const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1)
    return Math.min(Math.max(1, least), schema.maximum ?? Number.POSITIVE_INFINITY)
  }
  if (type === 'object') return {}
  const said = ofFormat[schema.format ?? ''] ?? usual.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'
  const text = String(said).slice(0, schema.maxLength)
  if (schema.pattern === undefined || schema.format !== undefined) return text
  const pattern = new RegExp(schema.pattern, 'u')
  return pattern.test(text) ? text : (candidates.find((one) => pattern.test(one)) ?? text)
}
