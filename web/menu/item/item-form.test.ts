import { describe, expect, it } from 'vitest'
import { complaintAbout, editedItemSchema, newItemSchema, typedItemOf } from './item-form.ts'

const typed = { name: ' Caponata ', description: 'Sweet and sour.', price: '9.50' }
const messagesOf = (
  value: unknown,
  schema: typeof editedItemSchema | typeof newItemSchema = editedItemSchema,
) => schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('what is typed about a dish', () => {
  it('is trimmed, its price read as dollars', () => {
    expect(editedItemSchema.parse(typed)).toEqual({
      name: 'Caponata',
      description: 'Sweet and sour.',
      price: 9.5,
    })
  })

  it.each(['', ' ', 'free', '-1', 'NaN', 'Infinity'])('refuses "%s" as a price', (price) => {
    expect(messagesOf({ ...typed, price })).toEqual([
      'Please enter a valid price (must be a positive number)',
    ])
  })

  it('lets a dish be free, but not cost a fraction of a cent', () => {
    expect(editedItemSchema.parse({ ...typed, price: '0' }).price).toBe(0)
    expect(messagesOf({ ...typed, price: '1.005' })).toEqual(['A price has at most two decimals.'])
  })

  it('needs a name', () => {
    expect(messagesOf({ ...typed, name: '  ' })).toEqual(['Name required'])
  })

  it('needs a description and a category only when the dish is new', () => {
    expect(messagesOf({ ...typed, description: ' ' })).toBeUndefined()
    expect(messagesOf({ ...typed, description: ' ', categoryId: '' }, newItemSchema)).toEqual([
      'Description required',
      'Could not determine which category to add the item to.',
    ])
    expect(newItemSchema.parse({ ...typed, categoryId: '2' }).categoryId).toBe(2)
  })
})

describe('the complaint about a form', () => {
  it('is about the first field that is wrong', () => {
    const errors = { price: { message: 'A price has at most two decimals.' } }
    expect(complaintAbout(errors)).toEqual({
      title: 'Invalid price',
      description: 'A price has at most two decimals.',
    })
    expect(complaintAbout({ ...errors, name: { message: 'Name required' } })?.title).toBe('Name required')
  })

  it('says that the category is not known in the words for it', () => {
    const message = 'Could not determine which category to add the item to.'
    expect(complaintAbout({ categoryId: { message } })).toEqual({
      title: 'Error adding item',
      description: message,
    })
  })

  it('is none for a form without errors', () => {
    expect(complaintAbout({})).toBeNull()
  })
})

it('shows the price of a dish with two decimals', () => {
  expect(typedItemOf({ name: 'Soup', description: 'Hot', price: 7 })).toEqual({
    name: 'Soup',
    description: 'Hot',
    price: '7.00',
  })
})
