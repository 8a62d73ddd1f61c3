import { describe, expect, it } from 'vitest'
import { menuItemSchema } from '#domain/menu/schema.ts'
import { editedItemSchema, fieldsOf, newItem, newItemSchema } from './item-form.ts'

const filled = { name: 'Bruschetta', description: 'Grilled bread', price: '9.50' }

const messagesOf = (schema: typeof newItemSchema | typeof editedItemSchema, fields: object) =>
  schema.safeParse({ ...filled, ...fields }).error?.issues.map((issue) => issue.message)

describe('the fields of an item', () => {
  it('become a price in dollars and trimmed words', () => {
    expect(newItemSchema.parse({ name: ' Bruschetta ', description: ' Bread ', price: ' 9.50 ' })).toEqual({
      name: 'Bruschetta',
      description: 'Bread',
      price: 9.5,
    })
  })

  it('need a name', () => {
    expect(messagesOf(editedItemSchema, { name: '  ' })).toEqual(['Name required'])
  })

  it('need a description only when the item is new', () => {
    expect(messagesOf(newItemSchema, { description: ' ' })).toEqual(['Description required'])
    expect(messagesOf(editedItemSchema, { description: '' })).toBeUndefined()
  })

  it('need a price of at least 0; an empty box is none', () => {
    for (const price of ['', '-1', 'abc', 'Infinity']) {
      expect(messagesOf(newItemSchema, { price })).toEqual([
        'Please enter a valid price (must be a positive number)',
      ])
    }
    expect(messagesOf(newItemSchema, { price: '0' })).toBeUndefined()
  })

  it('refuse absurd and too precise prices', () => {
    expect(messagesOf(newItemSchema, { price: '100001' })).toEqual(['A price cannot be above $100,000.'])
    expect(messagesOf(newItemSchema, { price: '9.999' })).toEqual(['A price has at most two decimals.'])
  })
})

describe('a new item', () => {
  const item = newItem(
    { name: 'Soup', description: 'Hot', price: 7 },
    { id: 9000, categoryId: 1, cuisineId: 5 },
  )

  it('is a whole menu item', () => {
    expect(menuItemSchema.parse(item)).toEqual(item)
  })

  it('shows its price with two decimals when it is edited', () => {
    expect(fieldsOf(item)).toEqual({ name: 'Soup', description: 'Hot', price: '7.00' })
  })
})
