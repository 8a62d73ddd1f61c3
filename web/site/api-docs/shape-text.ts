import type { JsonSchema } from '#contract/errors/api-description.ts'

const REFERENCE = '#/components/schemas/'

/** A shape in the notation of TypeScript, its limits in comments, names of other shapes in angle brackets. */
export function shapeText(schema: JsonSchema, indent = ''): string {
  const { $ref, items, properties, required, additionalProperties: others } = schema
  if ($ref) return `<${$ref.slice(REFERENCE.length)}>`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return oneOf(schema.enum.map((value) => JSON.stringify(value)))
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return oneOf(variants.map((variant) => shapeText(variant, indent)))
  if (schema.allOf) return schema.allOf.map((part) => shapeText(part, indent)).join(' & ')
  if (items) {
    const each = shapeText(items, indent)
    return / [|&] /.test(each) && !each.startsWith('{') ? `(${each})[]` : `${each}[]`
  }
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) =>
      fieldText(name, field, required?.includes(name) ?? false, `${indent}  `),
    )
    return `{\n${fields.join('\n')}\n${indent}}`
  }
  if (typeof others === 'object') return `{ [name: string]: ${shapeText(others, indent)} }`
  if (schema.format === 'binary') return 'File'
  return oneOf([schema.type ?? 'unknown'].flat().map((type) => (type === 'integer' ? 'number' : type)))
}

export function fieldText(name: string, schema: JsonSchema, isRequired: boolean, indent = ''): string {
  const key = /^[\w$.{}-]+$/.test(name) ? name : JSON.stringify(name)
  const type = shapeText(schema, indent)
  const remarks = [...limitsOf(schema), ...(schema.description ? [schema.description] : [])].join('; ')
  const field = `${indent}${key}${isRequired ? '' : '?'}: ${type}`
  if (!remarks) return field
  return type.includes('\n') ? `${indent}// ${remarks}\n${field}` : `${field} // ${remarks}`
}

const oneOf = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const number = new Intl.NumberFormat('en-US')

function between(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return []
  if (least === undefined) return [`at most ${number.format(most ?? 0)}${unit}`]
  if (most === undefined) return [`at least ${number.format(least)}${unit}`]
  return [`${least === most ? '' : `${number.format(least)} to `}${number.format(most)}${unit}`]
}

/** What the values of a shape are held to, those of its variants too. */
function limitsOf(schema: JsonSchema): string[] {
  const { format, pattern, exclusiveMinimum: above, exclusiveMaximum: below } = schema
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    ...[schema.type].flat().flatMap((type) => (type === 'integer' ? ['whole'] : [])),
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minItems, schema.maxItems, ' entries'),
    ...between(schema.minimum, schema.maximum, ''),
    ...(above === undefined ? [] : [`above ${number.format(above)}`]),
    ...(below === undefined ? [] : [`below ${number.format(below)}`]),
    ...(format === undefined || format === 'binary' ? [] : [format]),
    // An address or a time has a name, which says more than how it is recognised.
    ...(pattern === undefined || format !== undefined ? [] : [`matches ${pattern}`]),
    ...(schema.items ? limitsOf(schema.items).map((limit) => `each ${limit}`) : []),
    ...new Set(variants.flatMap(limitsOf)),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} where absent`]),
  ]
}
