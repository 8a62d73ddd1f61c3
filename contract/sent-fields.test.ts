import { expect, it } from 'vitest'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { createSavedMenu } from './saved-menus.ts'
import { unknownFields } from './sent-fields.ts'
import { createWebhook } from './webhooks.ts'

const content = buildContent()

/** A payload whose first item has other fields. */
const withItem = (changes: object) => {
  const [first, ...sections] = content.sections
  const [item, ...items] = first?.items ?? []
  return {
    ...buildSavePayload(),
    content: {
      ...content,
      sections: [{ ...first, items: [{ ...item, ...changes }, ...items] }, ...sections],
    },
  }
}

const said = (body: object) =>
  unknownFields(createSavedMenu.body, body).map(({ path, message }) => `${path.join('.')}: ${message}`)

it.each([
  [{ prices: undefined, price: 9.5 }],
  [{ prices: [], price: '9.50' }],
  [{ prices: [{ id: 'p1', kind: 'fixed', amount: 950 }], price: 99 }],
  [{ prices: [], priceCents: 950 }],
])('refuses a price in a shape that is not understood: %o', (changes) => {
  const [sentence] = said(withItem(changes))
  expect(sentence).toMatch(
    /^content\.sections\.0\.items\.0\.price(?:Cents)?: A “price.* isn’t a price of an item/u,
  )
})

it('names an unknown field and the one that was meant', () => {
  expect(said(withItem({ descripton: 'x' }))).toEqual([
    'content.sections.0.items.0.descripton: “descripton” is no field of an item: did you mean “description”?',
  ])
  expect(said(withItem({ prices: [{ id: 'p1', amount: 950, ammount: 1 }] }))[0]).toContain(
    'content.sections.0.items.0.prices.0.ammount',
  )
  expect(unknownFields(createWebhook.body, { url: 'https://a.example', events: ['x'] })).toHaveLength(1)
})

it('takes a menu as it is, an item of an answer, and what version 1 sends', () => {
  expect(said(buildSavePayload())).toEqual([])
  const echo = { price: 9.5, priceText: '$9.50', dietaryDetails: [], isVegan: false, location: 'Custom' }
  expect(said(withItem({ prices: [{ id: 'p1', kind: 'fixed', amount: 950 }], ...echo }))).toEqual([])
  const group = { category: { id: 1, name: 'A' }, items: [{ id: 1, name: 'Soup', price: 9.5, more: 1 }] }
  expect(
    said({ ...buildSavePayload(), content: { restaurant: content.restaurant, groups: [group] } }),
  ).toEqual([])
})
