import type { JsonSchema } from '#contract/api-description.ts'

/** A line of the table of a shape: one field, wherever it lies in it. */
export interface ShapeRow {
  /** `groups[].items`; empty for the shape itself. */
  readonly path: string
  readonly type: TypeText
  readonly isRequired: boolean
  /** What its values are held to. */
  readonly limits: readonly string[]
  readonly description: string | undefined
}

/** Words, values and names of other shapes, in the order in which they are read. */
export type TypeText = readonly (
  | { readonly word: string }
  | { readonly value: string }
  | { readonly shape: string }
)[]

const REFERENCE = '#/components/schemas/'

/** The shape that a reference names. */
export const shapeNameOf = ({ $ref = '' }: JsonSchema): string => $ref.slice(REFERENCE.length)

/** Every field of a shape, those of named shapes left to the tables of these. */
export function shapeRows(schema: JsonSchema): ShapeRow[] {
  return rowsOf(schema, '', true)
}

function rowsOf(schema: JsonSchema, path: string, isRequired: boolean): ShapeRow[] {
  const own: ShapeRow = {
    path,
    type: typeOf(schema),
    isRequired,
    limits: limitsOf(schema),
    description: schema.description,
  }
  const within = fieldsOf(schema, path)
  // A shape that is nothing but its fields needs no line of its own.
  return path === '' && schema.properties ? within : [own, ...within]
}

function fieldsOf(schema: JsonSchema, path: string): ShapeRow[] {
  if (schema.$ref) return []
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      rowsOf(field, path ? `${path}.${name}` : name, schema.required?.includes(name) ?? false),
    ),
    ...(schema.items ? fieldsOf(schema.items, `${path}[]`) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? fieldsOf(schema.additionalProperties, `${path}{}`)
      : []),
    ...uniqueByPath(variants.flatMap((variant) => fieldsOf(variant, path))),
  ]
}

/** Variants of one shape share most of their fields; a field that differs has a line for each. */
function uniqueByPath(rows: readonly ShapeRow[]): ShapeRow[] {
  const seen = new Set<string>()
  return rows.filter(({ path, type }) => {
    const key = `${path} ${JSON.stringify(type)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
}

const word = (text: string): TypeText => [{ word: text }]

function typeOf(schema: JsonSchema): TypeText {
  if (schema.$ref) return [{ shape: shapeNameOf(schema) }]
  if (schema.const !== undefined) return [{ value: JSON.stringify(schema.const) }]
  if (schema.enum) return orOf(schema.enum.map((value) => [{ value: JSON.stringify(value) }]))
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return orOf(uniqueTypes(variants.map(typeOf)))
  if (schema.allOf) return schema.allOf.flatMap(typeOf)
  if (schema.items) return [...word('list of '), ...pluralOf(typeOf(schema.items))]
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return [...word('object of '), ...typeOf(schema.additionalProperties)]
  if (schema.format === 'binary') return word('file')
  if (schema.type === undefined) return word('any JSON value')
  return orOf([schema.type].flat().map((type) => word(WORDS[type] ?? type)))
}

const PLURALS: Readonly<Record<string, string>> = {
  text: 'texts',
  'whole number': 'whole numbers',
  number: 'numbers',
  object: 'objects',
}

const pluralOf = (type: TypeText): TypeText =>
  type.map((part) => ('word' in part ? { word: PLURALS[part.word] ?? part.word } : part))

const uniqueTypes = (types: readonly TypeText[]): TypeText[] => [
  ...new Map(types.map((type) => [JSON.stringify(type), type])).values(),
]

const orOf = (types: readonly TypeText[]): TypeText =>
  types.flatMap((type, index) => (index === 0 ? [...type] : [{ word: ' or ' }, ...type]))

const number = new Intl.NumberFormat('en-US')

function between(least: number | undefined, most: number | undefined, unit = ''): string[] {
  const of = (value: number) => number.format(value)
  const what = unit && ` ${unit}`
  if (least !== undefined && most !== undefined)
    return [least === most ? `${of(least)}${what}` : `${of(least)} to ${of(most)}${what}`]
  if (least !== undefined) return [`at least ${of(least)}${what}`]
  return most === undefined ? [] : [`at most ${of(most)}${what}`]
}

function limitsOf(schema: JsonSchema): string[] {
  const { pattern, format, exclusiveMinimum, exclusiveMaximum } = schema
  return [
    ...between(schema.minLength, schema.maxLength, 'characters'),
    ...between(schema.minItems, schema.maxItems, 'entries'),
    ...between(schema.minimum, schema.maximum),
    ...(exclusiveMinimum === undefined ? [] : [`above ${number.format(exclusiveMinimum)}`]),
    ...(exclusiveMaximum === undefined ? [] : [`below ${number.format(exclusiveMaximum)}`]),
    ...(format === undefined || format === 'binary' ? [] : [format]),
    // An address or a time has a name, which says more than how it is recognised.
    ...(pattern === undefined || format !== undefined ? [] : [`matches ${pattern}`]),
    ...(schema.items && !schema.items.$ref ? limitsOf(schema.items).map((limit) => `each ${limit}`) : []),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} where absent`]),
  ]
}
