import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { calls } from '../calls.ts'
import { reviewOptimization, reviewRecommendations, rewriteDescriptions } from '../generating/insights.ts'
import { listDishes } from '../menus/dishes.ts'
import { writeDraft } from '../menus/drafts.ts'
import { createSavedMenu } from '../menus/saved-menus.ts'
import { typesetPdf } from '../menus/typesetting.ts'
import { createPlannedPrices } from '../restaurant/planned-prices.ts'
import { updateRestaurant } from '../restaurant/restaurants.ts'
import { createSpecial } from '../restaurant/specials.ts'
import { createWebhook } from '../restaurant/webhooks.ts'
import { unknownFields, unknownParameters } from './sent-fields.ts'

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
    'content.sections.0.items.0.descripton: Carte doesn’t know a field “descripton” of an item. Did you mean “description”?',
  ])
  expect(said(withItem({ prices: [{ id: 'p1', amount: 950, ammount: 1 }] }))[0]).toContain(
    'content.sections.0.items.0.prices.0.ammount',
  )
  expect(unknownFields(createWebhook.body, { url: 'https://a.example', event: ['x'] })).toHaveLength(1)
})

it('names an unknown field of a restaurant, a market and a design, from every door', () => {
  const { restaurant } = content
  const inContent = (changes: object) => ({ content: { ...content, ...changes } })
  const bad = [
    [inContent({ restaurant: { ...restaurant, adress: 'x' } }), 'restaurant.adress', 'of a restaurant'],
    [inContent({ restaurant: { ...restaurant, business: { employes: 3 } } }), 'business.employes', 'here'],
    [inContent({ market: { country: 'DE', curency: 'EUR' } }), 'market.curency', 'of a market'],
    [inContent({ restaurant: { ...restaurant, market: { contry: 'DE' } } }), 'market.contry', 'of a market'],
  ] as const
  for (const [changes, path, thing] of bad) {
    const doors = [
      createSavedMenu,
      writeDraft,
      reviewRecommendations,
      reviewOptimization,
      rewriteDescriptions,
    ]
    for (const { body } of doors) {
      const { content: sent, design } = { ...buildSavePayload(), ...changes }
      const isDraft = body === writeDraft.body || body === createSavedMenu.body
      const [first, ...others] = unknownFields(body, { content: sent, ...(isDraft && { design }) })
      expect(first?.path.join('.')).toContain(path)
      expect(first?.message).toMatch(new RegExp(`^Carte doesn’t know a field .* ${thing}\\.`, 'u'))
      expect(others).toEqual([])
    }
  }
  expect(said({ ...buildSavePayload(), design: { ...defaultDesign, fontSiz: 'small' } })).toEqual([
    'design.fontSiz: Carte doesn’t know a field “fontSiz” of a design. Did you mean “fontSize”?',
  ])
  expect(said({ ...buildSavePayload(), design: defaultDesign })).toEqual([])
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

const pathsIn = (schema: Parameters<typeof unknownFields>[0], body: object) =>
  unknownFields(schema, body).map(({ path }) => path.join('.'))

it('names the unknown fields of a special, of its prices too', () => {
  const special = {
    menuId: 'm',
    name: 'Soup',
    allergens: [],
    from: '2026-12-01T10:00',
    until: '2026-12-01T20:00',
  }
  expect(pathsIn(createSpecial.body, special)).toEqual([])
  expect(
    pathsIn(createSpecial.body, { ...special, price: 9.5, Allergens: ['milk'], mayContains: [], diets: [] }),
  ).toEqual(['price', 'Allergens', 'mayContains', 'diets'])
  const prices = [{ id: 'p1', kind: 'fixed', amount: 950, currency: 'USD' }]
  expect(pathsIn(createSpecial.body, { ...special, prices })).toEqual(['prices.0.currency'])
  expect(unknownFields(createSpecial.body, { ...special, price: 9.5 })[0]?.message).toContain('write prices')
})

it('names those of planned prices, of a restaurant, of a draft and of what is typeset', () => {
  const plan = { name: 'Winter', changes: [{ itemId: 1, priceId: 'p1', amount: 950, price: 9.5 }], ends: 'x' }
  expect(pathsIn(createPlannedPrices.body, { menuId: 'm', plan })).toEqual([
    'plan.changes.0.price',
    'plan.ends',
  ])
  expect(pathsIn(updateRestaurant.body, { id: 'r', name: 'Lucia', country: 'US', currency: 'USD' })).toEqual([
    'country',
    'currency',
  ])
  const { content: sent } = withItem({ prices: [], price: 9.5 })
  for (const { body } of [writeDraft, typesetPdf])
    expect(pathsIn(body, { content: sent })).toEqual(['content.sections.0.items.0.price'])
})

it.each(calls.filter(({ call }) => call.body))('refuses a field that nothing describes: $id', ({ call }) => {
  if (!call.body) return
  for (const key of ['Currency', 'without', 'isPublic'])
    expect(unknownFields(call.body, { [key]: 'x' }).map(({ path }) => path)).toEqual([[key]])
})

it('takes every body of the examples as it is', () => {
  for (const { call, example } of calls)
    if (call.body && example?.body) expect(unknownFields(call.body, example.body)).toEqual([])
})

/** Every object in a value, with where it is. */
function objectsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    objectsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) ? inside : [path, ...inside]
}

/** The value with a field more at a place. */
function withFieldAt(value: unknown, path: readonly (string | number)[]): object {
  const copy = structuredClone(value) as object
  const place = path.reduce<object>((inside, key) => inside[key as never] as object, copy)
  Object.assign(place, { zzUnknown: 1 })
  return copy
}

/** Answers to questions and versions of menus are by their keys and ids. */
const TAKES_ANY_NAME = /(?:^|\.)(?:answers|versions)$/u

it('names a field that nothing describes at each place of each example', () => {
  let places = 0
  for (const { id, call, example } of calls) {
    const { body } = call
    if (!body || !example?.body) continue
    for (const path of objectsIn(example.body)) {
      const place = path.join('.')
      if (TAKES_ANY_NAME.test(place)) continue
      places += 1
      expect(pathsIn(body, withFieldAt(example.body, path)), `${id} at ${place}`).toEqual([
        [...path, 'zzUnknown'].join('.'),
      ])
    }
  }
  expect(places).toBeGreaterThan(60)
})

it('names a parameter that a call doesn’t have, the one that was meant, and one that is given twice', () => {
  const messages = (sent: Record<string, string[]>) =>
    unknownParameters(listDishes, sent).map(({ message }) => message)
  expect(messages({ q: ['soup'], kind: ['all'] })).toEqual([])
  expect(messages({ limits: ['1'], restaurantId: ['r'] })).toEqual([
    'This call has no parameter “limits”.',
    'This call has no parameter “restaurantId”. Did you mean “restaurant”?',
  ])
  expect(messages({ q: ['soup', 'salad'] })).toEqual([
    'Please give the parameter “q” once: we found it 2 times.',
  ])
})

it.each(calls)(
  'refuses a parameter that nothing describes, except from balancers and providers: $id',
  ({ call }) => {
    const isLenient = call.isUncounted || call.isOfProvider
    expect(unknownParameters(call, { zzUnknown: ['x'] })).toHaveLength(isLenient ? 0 : 1)
  },
)
