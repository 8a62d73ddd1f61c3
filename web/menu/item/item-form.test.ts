import { describe, expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { typedDetailsOf } from './details/item-details.ts'
import { complaintAbout, editedItemSchema, newItemSchema, typedItemOf } from './item-form.ts'

const context = {
  writing: { menu: newMenu(), design: defaultDesign },
  heads: [],
  before: [],
  mayLack: false,
}
const edited = editedItemSchema(context)
const fresh = newItemSchema(context)

const typed = { ...typedDetailsOf({}), name: ' Caponata ', description: 'Sweet and sour.', prices: '9.50' }
const messagesOf = (value: unknown, schema: typeof edited | typeof fresh = edited) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('what is typed about a dish', () => {
  it('is trimmed, its price read in the currency of the menu', () => {
    expect(edited.parse(typed)).toMatchObject({
      name: 'Caponata',
      description: 'Sweet and sour.',
      prices: [fixedPrice(950)],
    })
  })

  it.each(['', ' ', '-1', 'NaN', 'Infinity'])('refuses "%s" as a price', (prices) => {
    expect(messagesOf({ ...typed, prices })).toEqual([
      'Please enter a valid price (must be a positive number)',
    ])
  })

  it('lets a dish have no price where that is meant, but not cost a fraction of a cent', () => {
    expect(editedItemSchema({ ...context, mayLack: true }).parse({ ...typed, prices: '' }).prices).toEqual([])
    expect(messagesOf({ ...typed, prices: '1.005' })).toEqual(['A price in USD has at most two decimals.'])
  })

  it('needs a name', () => {
    expect(messagesOf({ ...typed, name: '  ' })).toEqual(['Name required'])
  })

  it('needs a description and a section only when the dish is new', () => {
    expect(messagesOf({ ...typed, description: ' ' })).toBeUndefined()
    expect(messagesOf({ ...typed, description: ' ', sectionId: '' }, fresh)).toEqual([
      'Description required',
      'Could not determine which category to add the item to.',
    ])
    expect(fresh.parse({ ...typed, sectionId: '2' }).sectionId).toBe(2)
  })
})

describe('the complaint about a form', () => {
  it('is about the first field that is wrong', () => {
    const errors = { prices: { message: 'A price has at most two decimals.' } }
    expect(complaintAbout(errors)).toEqual({
      title: 'Invalid price',
      description: 'A price has at most two decimals.',
    })
    expect(complaintAbout({ ...errors, name: { message: 'Name required' } })?.title).toBe('Name required')
  })

  it('says that the section is not known in the words for it', () => {
    const message = 'Could not determine which category to add the item to.'
    expect(complaintAbout({ sectionId: { message } })).toEqual({
      title: 'Error adding item',
      description: message,
    })
  })

  it('says what is wrong with any other field', () => {
    expect(complaintAbout({ kcal: { message: 'Please enter a whole number.' } })).toEqual({
      title: 'Check what you entered',
      description: 'Please enter a whole number.',
    })
  })

  it('is none for a form without errors', () => {
    expect(complaintAbout({})).toBeNull()
  })
})

it('shows the price of a dish as it is typed', () => {
  expect(typedItemOf({ name: 'Soup', description: 'Hot', prices: [fixedPrice(700)] }, context)).toEqual({
    ...typedDetailsOf({}),
    name: 'Soup',
    description: 'Hot',
    prices: '7',
  })
})
