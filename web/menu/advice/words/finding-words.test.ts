import { expect, it } from 'vitest'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { findingWords } from './finding-words.ts'

const finding = { id: 'f', pointer: '', edits: [] }

it('says amounts as the currency of the menu is written', () => {
  const slip: Recommendation = {
    ...finding,
    code: 'price_slip',
    params: { name: 'Soave (Glass)', price: 11_000, next: 2400 },
  }
  expect(findingWords(slip, 'USD').title).toBe('Is $110.00 right for Soave (Glass)?')
  expect(findingWords(slip, 'JPY').title).toBe('Is ¥11,000 right for Soave (Glass)?')
})

it('says how prices end by the figures of the currency', () => {
  const endings: Recommendation = {
    ...finding,
    code: 'price_endings',
    params: {
      total: 9,
      ending: 'half',
      figures: ['.000', '.500'],
      changes: [{ name: 'Fattoush', before: 3250, after: 3500 }],
    },
  }
  const { reason, changes } = findingWords(endings, 'KWD')
  expect(reason).toBe('Most of your 9 food prices end in .000 or .500; Fattoush does not.')
  expect(changes?.[0]).toMatchObject({ after: expect.stringMatching(/3\.500$/) })
})

it('proposes a dish without a price where the menu tells none, and never a price of nothing', () => {
  const words = (price: number | null, newPrice: number | null) =>
    findingWords(
      {
        ...finding,
        code: 'near_duplicate',
        params: {
          name: 'Slaw',
          other: 'Coleslaw',
          otherSectionName: 'Sides',
          proposed: 'Grits',
          price,
          newPrice,
        },
      },
      'USD',
    ).proposal
  expect(words(null, null)).toBe('Replace it with Grits.')
  expect(words(800, null)).toBe('Replace it with Grits.')
  expect(words(null, 900)).toBe('Replace it with Grits, at $9.00.')
  expect(words(800, 900)).toBe('Replace it with Grits, at $9.00 instead of $8.00.')
  const thin: Recommendation = {
    ...finding,
    code: 'section_thin',
    params: {
      sectionName: 'Desserts',
      count: 0,
      total: 8,
      lowPercent: 8,
      highPercent: 35,
      proposed: [{ name: 'Posset', price: null }],
    },
  }
  expect(findingWords(thin, 'EUR').proposal).toBe('Add Posset.')
})

it('says in words that a dish for a menu of another currency comes without a price', () => {
  const place = { sectionId: 1, itemId: 2 }
  const item = buildItem({ name: 'Grits', prices: [] })
  const near: Recommendation = {
    ...finding,
    code: 'near_duplicate',
    params: {
      name: 'Slaw',
      other: 'Coleslaw',
      otherSectionName: 'Sides',
      proposed: 'Grits',
      price: 800,
      newPrice: null,
    },
    edits: [{ kind: 'replace-item', place, item }],
  }
  expect(findingWords(near, 'EUR').proposal).toBe(
    'Replace it with Grits. It has no price yet: our catalog’s prices are in US dollars.',
  )
  expect(findingWords(near, 'USD').proposal).toBe('Replace it with Grits.')
  const swap = { name: 'Slaw', proposed: 'Grits', price: 800, newPrice: null }
  const swaps: Recommendation = {
    ...finding,
    code: 'main_ingredient_repeats',
    params: { sectionName: 'Sides', ingredient: 'cabbage', count: 4, total: 5, swaps: [swap, swap] },
    edits: [near.edits, near.edits].flat(),
  }
  expect(findingWords(swaps, 'GBP').proposal).toBe(
    'They have no price yet: our catalog’s prices are in US dollars. Replace:',
  )
  const section = { id: 1, name: 'Sides' }
  const priced = buildItem({ prices: [fixedPrice(900)] })
  expect(
    findingWords({ ...near, edits: [{ kind: 'add-item', section, item: priced }] }, 'EUR').proposal,
  ).toBe('Replace it with Grits.')
})

it('says what is misspelled, unmarked, out of season and dear to make as an owner would read it', () => {
  const told = (found: Partial<Recommendation>) =>
    findingWords({ ...finding, ...found } as Recommendation, 'USD')
  expect(
    told({
      code: 'produce_out_of_season',
      params: { season: 'winter', dishes: [{ name: 'Grilled asparagus', produce: 'asparagus' }] },
    }),
  ).toMatchObject({ title: 'Grilled asparagus in winter', reason: expect.stringMatching(/^Asparagus \(/) })
  const spelled = { name: 'Ceasar', wrong: 'Ceasar', right: 'Caesar', before: '' }
  expect(told({ code: 'misspelled_word', params: { ...spelled, proposed: null } })).not.toHaveProperty(
    'proposal',
  )
  expect(told({ code: 'mark_missing', params: { names: ['Vindaloo'], marked: 3 } })).toMatchObject({
    title: 'Vindaloo has no mark for spicy',
    reason: '3 dishes of your menu have one; the words of this one say that it is hot.',
  })
  expect(told({ code: 'mark_missing', params: { names: ['Vindaloo', 'Phaal'], marked: 3 } })).toMatchObject({
    title: '2 dishes have no mark for spicy',
    reason: expect.stringMatching(/the words of these say that they are hot: Vindaloo and Phaal\.$/),
  })
  expect(
    told({ code: 'cost_of_price', params: { name: 'Lobster', price: 1800, cost: 1404, percent: 78 } }).reason,
  ).toBe(
    'By our estimate its ingredients cost about $14.04: 78% of $18.00. Most restaurants aim for about a third.',
  )
})
