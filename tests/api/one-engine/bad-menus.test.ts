import { beforeAll, describe, expect, it } from 'vitest'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { mapItems, mapSections } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildSavePayload } from '../../builders/build-menu.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const plain = buildContent({ items: 1, sections: 1 })
const SECTION = 'content.sections.0'
const ITEM = `${SECTION}.items.0`

const withItem = (changes: object, of: MenuContent = plain) =>
  mapItems(of, (item) => ({ ...item, ...changes }))
const withSection = (changes: object) => mapSections(plain, (section) => ({ ...section, ...changes }))
const section = (id: number, parentId?: number) => ({
  id,
  name: `Section ${id}`,
  items: [],
  ...(parentId && { parentId }),
})
const notice = (_: unknown, index: number) => ({ id: `n${index}`, kind: 'text', text: 'Thank you.' })
const group = (changes: object) => ({
  id: 'm1',
  name: 'Sauces',
  options: [{ id: 'o1', name: 'Aioli' }],
  ...changes,
})

const ENERGY = 'Energy is a whole number of kcal up to 20,000.'

/** What no menu can say, where it is, and the sentence for it. */
const bad: readonly (readonly [what: string, content: object, path: string, message: string | RegExp])[] = [
  [
    'nine prices',
    withItem({ prices: Array.from({ length: 9 }, (_, index) => fixedPrice(1000, `p${index}`)) }),
    `${ITEM}.prices`,
    'An item has at most 8 prices.',
  ],
  ...[-5, 40_000].flatMap((kcal): (typeof bad)[number][] => [
    [`${kcal} kcal`, withItem({ kcal }), `${ITEM}.kcal`, ENERGY],
    [
      `${kcal} kcal at a price`,
      withItem({ prices: [{ ...fixedPrice(1000), kcal }] }),
      `${ITEM}.prices.0.kcal`,
      ENERGY,
    ],
  ]),
  [
    'a price in a column that is not there',
    withItem({ prices: [{ ...fixedPrice(1000), head: 'glass' }] }),
    `${ITEM}.prices.0.head`,
    'There is no column “glass” over this price.',
  ],
  [
    'two prices in one column',
    mapItems(withSection({ priceHeads: [{ id: 'h1', label: 'Glass' }] }), (item) => ({
      ...item,
      prices: [
        { ...fixedPrice(1000), head: 'h1' },
        { ...fixedPrice(2000, 'p2'), head: 'h1' },
      ],
    })),
    `${ITEM}.prices.1.head`,
    'Two prices of one item are in the same column.',
  ],
  [
    'a price below zero',
    withItem({ prices: [fixedPrice(-1)] }),
    `${ITEM}.prices.0.amount`,
    'A price cannot be below zero.',
  ],
  [
    'a market price with an amount',
    withItem({ prices: [{ id: 'p1', kind: 'market', amount: 100 }] }),
    `${ITEM}.prices.0.amount`,
    'A market price and “included” have no amount.',
  ],
  [
    'a price without an amount',
    withItem({ prices: [{ id: 'p1', kind: 'from' }] }),
    `${ITEM}.prices.0.amount`,
    'A price of this kind needs an amount.',
  ],
  [
    'a currency that does not exist',
    { ...plain, currency: 'EURO' },
    'content.currency',
    'There is no such currency: a currency is three capital letters, as USD or EUR.',
  ],
  [
    'digits that the currency does not have',
    withItem({ prices: [fixedPrice(1250.5)] }, { ...plain, currency: 'JPY' }),
    `${ITEM}.prices.0.amount`,
    /whole number of the smallest unit/,
  ],
  [
    'an amount that nothing costs',
    withItem({ prices: [fixedPrice(10_000_001)] }),
    `${ITEM}.prices.0.amount`,
    'A price in USD cannot be above 100,000 (10000001 is 100000.01 USD).',
  ],
  [
    'choices that the menu does not have',
    withItem({ modifierGroups: ['sauces'] }),
    `${ITEM}.modifierGroups.0`,
    'The menu has no choices or extras “sauces”.',
  ],
  [
    'choices of a section that the menu does not have',
    withSection({ modifierGroups: ['sauces'] }),
    `${SECTION}.modifierGroups.0`,
    'The menu has no choices or extras “sauces”.',
  ],
  [
    'choices without an option',
    { ...plain, modifierGroups: [group({ options: [] })] },
    'content.modifierGroups.0.options',
    'A choice needs an option.',
  ],
  [
    'a circle of sections with items',
    {
      ...plain,
      sections: [
        ...plain.sections.map((only) => ({ ...only, name: 'Section 1', parentId: 7 })),
        section(7, plain.sections[0]?.id),
      ],
    },
    `${SECTION}.parentId`,
    '“Section 1” is inside itself: sections can’t contain each other.',
  ],
  [
    'sections that stand in each other',
    { ...plain, sections: [...plain.sections, section(7, 8), section(8, 7)] },
    'content.sections.1.parentId',
    '“Section 7” is inside itself: sections can’t contain each other.',
  ],
  [
    'a section in one that is not there',
    { ...plain, sections: [...plain.sections, section(7, 99)] },
    'content.sections.1.parentId',
    '“Section 7” is in section 99, which the menu doesn’t have.',
  ],
  [
    'four levels of sections',
    { ...plain, sections: [...plain.sections, section(7), section(8, 7), section(9, 8), section(10, 9)] },
    'content.sections.4.parentId',
    '“Section 10” is too deep: sections can be nested three levels.',
  ],
  [
    'two sections of one id',
    { ...plain, sections: [...plain.sections, ...plain.sections] },
    'content.sections.0.id',
    'Two sections have the id 1.',
  ],
  [
    '200 notices',
    { ...plain, notices: Array.from({ length: 200 }, notice) },
    'content.notices',
    'A menu has at most 40 notices.',
  ],
  [
    'a fee that is a text',
    { ...plain, notices: [{ id: 'n1', kind: 'text', text: 'Hello.', fee: { percent: 20 } }] },
    'content.notices.0.fee',
    'Only a notice of a fee has a percentage or an amount.',
  ],
  ['a language that is none', { ...plain, language: 'no language' }, 'content.language', /BCP 47/],
  [
    'a mark that the menu does not have',
    withItem({ ownMarks: ['house'] }),
    `${ITEM}.ownMarks.0`,
    'The menu has no mark “house”.',
  ],
]

/** What a menu may say while it is written, and not when it is kept. */
const unknown: typeof bad = [
  [
    'a supplement that takes off more than the price',
    withItem({ prices: [fixedPrice(500), { id: 'p2', kind: 'supplement', amount: -501 }] }),
    `${ITEM}.prices.1.amount`,
    'A supplement of “Dish number 1” takes off more than it costs.',
  ],
  [
    'an option that takes off more than the price',
    withItem({ modifierGroups: ['m1'] }, {
      ...plain,
      modifierGroups: [group({ min: 0, max: null, options: [{ id: 'o1', name: 'No egg', amount: -9999 }] })],
    } as MenuContent),
    `${ITEM}.modifierGroups`,
    '“No egg” takes off more than “Dish number 1” costs.',
  ],
  [
    'an allergen that does not exist',
    withItem({ allergens: ['milk', 'garlic'] }),
    `${ITEM}.allergens.1`,
    'Dish number 1 declares “garlic”, which is not a known allergen.',
  ],
  [
    'a trace of what does not exist',
    withItem({ mayContain: ['garlic'] }),
    `${ITEM}.mayContain.0`,
    'Dish number 1 declares “garlic”, which is not a known allergen.',
  ],
  [
    'an allergen to leave out that is not in it',
    withItem({ allergens: ['milk'], removable: ['brazil-nuts'] }),
    `${ITEM}.removable.0`,
    'Dish number 1 cannot be made without Brazil nuts: it does not say that it contains any.',
  ],
  [
    'an additive that does not exist',
    withItem({ additives: ['caffeine', 'salt'] }),
    `${ITEM}.additives.1`,
    'Dish number 1 declares “salt”, which is not a known additive.',
  ],
  [
    'a diet that does not exist',
    withItem({ dietsOnRequest: [2, 99] }),
    `${ITEM}.dietsOnRequest.1`,
    'There is no such dietary option.',
  ],
  [
    'the mark of an allergen that does not exist',
    { ...plain, marks: [{ id: 'm1', kind: 'allergen', key: 'garlic', symbol: 'g' }] },
    'content.marks.0.key',
    'There is nothing that is called “garlic” to mark.',
  ],
  [
    'an allergen of an option that does not exist',
    { ...plain, modifierGroups: [group({ options: [{ id: 'o1', name: 'Aioli', allergens: ['garlic'] }] })] },
    'content.modifierGroups.0.options.0.allergens.0',
    'Aioli declares “garlic”, which is not a known allergen.',
  ],
  [
    'the picture of a section from an unsafe place',
    withSection({ imageUrl: 'http://example.com/a.png' }),
    `${SECTION}.imageUrl`,
    'A picture is a file on this server or has a web address with https.',
  ],
]

describe.skipIf(!hasEngine)('a menu that says what no menu can', () => {
  const server = useTestServer()
  let client: TestClient
  let saved: { id: string; version: number }

  beforeAll(async () => {
    client = server().client()
    await client.register('bad-menus')
    await subscribe(client)
    saved = await client.call(createSavedMenu, { body: buildSavePayload() })
  })

  const refusals = (content: object) => {
    const body = { ...buildSavePayload(), content }
    return [
      () => client.refusal(createSavedMenu, { body }),
      () =>
        client.refusal(updateSavedMenu, {
          params: { id: saved.id },
          body: { ...body, version: saved.version },
        }),
      () => client.refusal(writeDraft, { body: { content, design: defaultDesign, step: 'builder' } }),
      () => client.refusal(typesetPages, { body: { content, design: {}, templateId: 1 } }),
    ]
  }

  it.each(bad)('is refused for %s, with a sentence and its place', async (_what, content, path, message) => {
    for (const refuse of refusals(content)) {
      const refusal = await refuse()
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(refusal.details?.fields?.[0]).toEqual({
        path,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      })
      expect(refusal.message).toBe(refusal.details?.fields?.[0]?.message)
    }
  })

  it.each(unknown)('is not kept with %s', async (_what, content, path, message) => {
    for (const refuse of refusals(content).slice(0, 2)) {
      const refusal = await refuse()
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(refusal.details?.fields).toContainEqual({ path, message })
    }
  })

  it('is taken where it is as large as a menu may be: 1,000 items with eight prices', async () => {
    const many = buildContent({ items: 1000, sections: 40 })
    const prices = Array.from({ length: 8 }, (_, index) => ({
      ...fixedPrice(1000 + index * 100, `p${index}`),
      label: 'Half dozen',
      size: { amount: 375, unit: 'ml' as const },
    }))
    const words = {
      secondName: 'x'.repeat(60),
      secondDescription: 'x'.repeat(200),
      description: 'x'.repeat(200),
    }
    const body = buildSavePayload({ content: mapItems(many, (item) => ({ ...item, ...words, prices })) })
    expect(JSON.stringify(body).length).toBeGreaterThan(1024 * 1024)
    const { items } = await client.call(createSavedMenu, { body })
    expect(items).toHaveLength(1000)
  })
})
