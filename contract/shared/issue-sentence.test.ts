import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { menuSchema } from '#domain/menu/model/menu.ts'
import { issueSentence } from './issue-sentence.ts'

/** The sentences for a value that a schema refuses. */
const sentences = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueSentence }).error?.issues.map(({ message }) => message)

describe('the sentence for a refused value', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'The check name is missing.'],
    [z.string(), 7, 'The check name must be a text.'],
    [z.number(), 'x', 'The check name must be a number.'],
    [z.coerce.number(), 'x', 'The check name must be a number.'],
    [z.int(), 1.5, 'The check name must be a whole number.'],
    [z.boolean(), 'yes', 'The check name must be either true or false.'],
    [z.array(z.int()), {}, 'The check name must be a list.'],
    [z.array(z.int()), [1, 1.5], 'Entry 2 of the check name must be a whole number.'],
    [z.object({}), [], 'The check name must be a group of named values.'],
    [z.string().min(1), '', 'The check name is empty.'],
    [z.array(z.int()).min(1), [], 'The check name is empty.'],
    [z.string().min(3), 'ab', 'The check name must have at least 3 characters.'],
    [z.string().max(1), 'ab', 'The check name must have at most 1 character.'],
    [z.string().length(4), 'ab', 'The check name must have exactly 4 characters.'],
    [z.array(z.int()).max(2), [1, 2, 3], 'The check name must have at most 2 entries.'],
    [z.number().min(10).max(200), 5, 'The check name must be at least 10.'],
    [z.number().max(10_000), 20_000, 'The check name must be at most 10,000.'],
    [z.number().positive(), 0, 'The check name must be more than 0.'],
    [z.number().multipleOf(0.5), 0.7, 'The check name must be a multiple of 0.5.'],
    [z.enum(['builder', 'designer']), 'x', 'The check name must be one of these: builder, designer.'],
    [z.literal(true), false, 'The check name must be true.'],
    [z.iso.datetime(), 'x', 'The check name must be a date and a time, such as 2026-03-31T18:00:00Z.'],
    [z.email(), 'x', 'The check name must be an email address, such as name@example.com.'],
    [z.string().regex(/^a$/), 'b', 'The check name is not written as it should be.'],
    [z.union([z.int(), z.string()]), null, 'The check name must be a number or a text.'],
    [z.union([z.int(), z.string().max(1)]), 'ab', 'The check name must have at most 1 character.'],
    [z.union([z.int(), z.object({ a: z.int() })]), {}, 'The check name is not as it should be.'],
    [z.strictObject({}), { odd: 1 }, 'The check name has something in it that is not known here.'],
    [
      z.record(z.string().regex(/^\d$/), z.int()),
      { odd: 1 },
      'The check name has something in it that is not known here.',
    ],
    [z.int().refine(() => false), 7, 'The check name is not as it should be.'],
    [z.int().refine(() => false, 'Words of its own.'), 7, 'Words of its own.'],
  ])('%# is of %j', (schema, value, sentence) => {
    expect(sentences(z.object({ checkName: schema }), { checkName: value })).toEqual([sentence])
  })

  it('says where in a menu the fault is', () => {
    const menu = z.object({ groups: z.array(z.object({ items: z.array(z.object({ price: z.number() })) })) })
    const value = { groups: [{ items: [] }, { items: [{ price: 1 }, { price: 'x' }] }] }
    expect(sentences(menu, value)).toEqual(['Section 2, item 2, the price must be a number.'])
    const { modifierGroups, sections } = menuSchema.shape
    expect(
      sentences(z.object({ modifierGroups }), {
        modifierGroups: [{ id: 'm1', name: 'Sauces', options: [7] }],
      }),
    ).toEqual(['Choice 1, entry 1 of the options must be a group of named values.'])
    const price = { id: 'p1', kind: 'fixed', amount: 950, head: 7 }
    expect(
      sentences(z.object({ sections }), {
        sections: [
          { id: 1, name: 'A', items: [{ id: 1, name: 'B', categoryId: 1, cuisineId: 1, prices: [price] }] },
        ],
      }),
    ).toEqual(['Section 1, item 1, price 1, the column must be a text.'])
  })

  it('names nothing where there is no field, and repeats no name that somebody sent', () => {
    expect(sentences(z.object({}), 7)).toEqual(['This must be a group of named values.'])
    expect(sentences(z.array(z.int()), [1.5])).toEqual(['Entry 1 must be a whole number.'])
    expect(sentences(z.record(z.string(), z.int()), { '<b>': 1.5 })).toEqual([
      'The value of this name must be a whole number.',
    ])
  })

  it('says that several things are empty, and calls a search a search', () => {
    expect(sentences(z.object({ edits: z.array(z.int()).min(1) }), { edits: [] })).toEqual([
      'The edits are empty.',
    ])
    expect(sentences(z.object({ q: z.string().min(1) }), { q: '' })).toEqual(['The search is empty.'])
  })

  it('quotes names that are no words of a sentence, and counts what it is about', () => {
    expect(sentences(z.object({ isOpen: z.boolean(), from: z.string() }), { isOpen: 1 })).toEqual([
      'The field “isOpen” must be either true or false.',
      'The field “from” is missing.',
    ])
    expect(sentences(z.object({ mayContain: z.array(z.string()), basis: z.string() }), {})).toEqual([
      'The allergens that it may contain are missing.',
      'The basis is missing.',
    ])
  })

  it('leaves the ends of ids out of names', () => {
    expect(sentences(z.object({ cuisineId: z.int(), menuItemIds: z.array(z.int()) }), {})).toEqual([
      'The cuisine is missing.',
      'The menu items are missing.',
    ])
  })

  it('says the date of creation, and not its field', () => {
    expect(sentences(z.object({ createdAt: z.string() }), {})).toEqual(['The date of creation is missing.'])
  })
})
