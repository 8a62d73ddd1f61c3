import { describe, expect, it } from 'vitest'
import { shapeText } from './shape-text.ts'

describe('a shape', () => {
  it('names each field with its type, its limits and whether it may be left out', () => {
    expect(
      shapeText({
        type: 'object',
        required: ['name', 'parts'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 220 },
          sizes: {
            type: 'array',
            maxItems: 3,
            items: { type: 'integer', minimum: 0, exclusiveMaximum: 9 },
          },
          parts: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              required: ['kind'],
              properties: { kind: { enum: ['a', 'b'] }, at: { $ref: '#/components/schemas/Place' } },
            },
          },
          note: { anyOf: [{ type: 'string', maxLength: 50 }, { type: 'null' }], default: null },
          when: { type: ['string', 'null'], format: 'date-time', pattern: '^.*$', description: 'In UTC.' },
        },
      }),
    ).toBe(
      [
        '{',
        '  name: string // 1 to 220 characters',
        '  sizes?: number[] // at most 3 entries; each whole; each at least 0; each below 9',
        '  // at most 1,000 entries',
        '  parts: {',
        '    kind: "a" | "b"',
        '    at?: <Place>',
        '  }[]',
        '  note?: string | null // at most 50 characters; null where absent',
        '  when?: string | null // date-time; In UTC.',
        '}',
      ].join('\n'),
    )
  })

  it('tells each form that one of several shapes may have', () => {
    expect(
      shapeText({
        oneOf: [
          { type: 'object', required: ['kind'], properties: { kind: { const: 'price' } } },
          { $ref: '#/components/schemas/Name' },
        ],
      }),
    ).toBe('{\n  kind: "price"\n} | <Name>')
    expect(shapeText({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } })).toBe(
      '(string | null)[]',
    )
  })

  it('says of what has no shape that it may be anything, and of a file that it is one', () => {
    expect(shapeText({ type: 'object', additionalProperties: {} })).toBe('{ [name: string]: unknown }')
    expect(shapeText({ type: 'string', format: 'binary' })).toBe('File')
  })
})
