import { describe, expect, it } from 'vitest'
import { shapeRows } from './shape-rows.ts'

const textOf = (schema: Parameters<typeof shapeRows>[0]) =>
  shapeRows(schema).map(({ path, type, limits }) =>
    [path, type.map((part) => Object.values(part)[0]).join(''), ...limits].filter(Boolean).join(' | '),
  )

describe('the rows of a shape', () => {
  it('say type and limits in words, field by field, however deep', () => {
    expect(
      textOf({
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 220 },
          sizes: { type: 'array', maxItems: 3, items: { type: 'integer', minimum: 0, exclusiveMaximum: 9 } },
          parts: {
            type: 'array',
            items: {
              type: 'object',
              properties: { kind: { enum: ['a', 'b'] }, at: { $ref: '#/components/schemas/Place' } },
            },
          },
          note: { type: ['string', 'null'], default: null },
        },
      }),
    ).toEqual([
      'name | text | 1 to 220 characters',
      'sizes | list of whole numbers | at most 3 entries | each at least 0 | each below 9',
      'parts | list of objects',
      'parts[].kind | "a" or "b"',
      'parts[].at | Place',
      'note | text or null | null where absent',
    ])
  })

  it('tell each form that one of several shapes may have', () => {
    expect(
      textOf({
        oneOf: [
          { type: 'object', properties: { kind: { const: 'price' }, price: { type: 'number' } } },
          { type: 'object', properties: { kind: { const: 'name' }, name: { type: 'string' } } },
        ],
      }),
    ).toEqual(['object', 'kind | "price"', 'price | number', 'kind | "name"', 'name | text'])
  })

  it('say of what has no shape that it may be anything', () => {
    expect(textOf({ type: 'object', additionalProperties: {} })).toEqual(['object of any JSON value'])
  })
})
