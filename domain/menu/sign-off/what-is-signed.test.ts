import { describe, expect, it } from 'vitest'
import { buildContent } from '../../../tests/builders/build-menu.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { formerSignedTexts, signedText } from './signed-text.ts'

/** A dish that says all that can be said near one. */
const item: Partial<MenuItem> = {
  allergens: ['milk'],
  secondName: 'Suppe',
  secondDescription: 'mit Sahne',
  prices: [
    { id: 'p1', kind: 'fixed', amount: 900, label: 'small', head: 'h1' },
    { id: 'p2', kind: 'unit', amount: 1200, per: 'bowl' },
    { id: 'p3', kind: 'market', words: 'ask us' },
  ],
  modifierGroups: ['g1'],
  ownMarks: ['m1'],
  marks: ['new'],
  wine: { producer: 'Hof', grape: 'Riesling' },
  origin: 'Maine',
  serves: { from: 1, to: 2 },
  kcal: 300,
  sodiumMg: 900,
  number: '7',
}

const built = buildContent({ items: 2, sections: 2 })
const menu: Menu = {
  ...built,
  marks: [
    { id: 'm1', kind: 'own', symbol: '†', meaning: 'House classic' },
    { id: 'm2', kind: 'allergen', key: 'milk', symbol: 'M', meaning: '' },
    { id: 'm3', kind: 'allergen', key: 'peanuts', symbol: 'N', meaning: '' },
  ],
  modifierGroups: [
    {
      id: 'g1',
      name: 'Sauces',
      min: 0,
      max: null,
      options: [{ id: 'o1', name: 'Herbs', amount: 0, allergens: [], confirmedName: 'Herbs' }],
    },
    { id: 'g2', name: 'Breads', min: 0, max: null, options: [{ id: 'o2', name: 'Rye', amount: 0 }] },
  ],
  sections: built.sections.map((section, at) => ({
    ...section,
    ...(at === 0 && { intro: 'Above all' }),
    ...(at === 1 && {
      parentId: built.sections[0]?.id,
      intro: 'With bread',
      footer: 'Add egg',
      priceHeads: [{ id: 'h1', label: 'Cup' }],
      daypart: '11–3',
    }),
    items: section.items.map((one) => ({ ...one, ...item })),
  })),
}

const last = (of: Menu): [Section, MenuItem] => {
  const section = of.sections.at(-1)
  const [first] = section?.items ?? []
  if (!section || !first) throw new Error('The menu has a dish.')
  return [section, first]
}
const textOf = (of: Menu): string => signedText(of, ...last(of))

const withItem = (changes: Partial<MenuItem>): Menu => ({
  ...menu,
  sections: menu.sections.map((section, at) =>
    at === 1 ? { ...section, items: section.items.map((one) => ({ ...one, ...changes })) } : section,
  ),
})
const withSection = (changes: Partial<Section>, index = 1): Menu => ({
  ...menu,
  sections: menu.sections.map((section, at) => (at === index ? { ...section, ...changes } : section)),
})
const price = (at: number, changes: Partial<MenuItem['prices'][number]>) =>
  withItem({ prices: (item.prices ?? []).map((one, index) => (index === at ? { ...one, ...changes } : one)) })
const withMark = (changes: { symbol?: string; meaning?: string }, id = 'm2'): Menu => ({
  ...menu,
  marks: menu.marks.map((mark) => (mark.id === id ? { ...mark, ...changes } : mark)),
})
const [group, bread] = menu.modifierGroups
if (!group || !bread) throw new Error('The menu has choices.')
const withGroup = (changes: Partial<typeof group>): Menu => ({
  ...menu,
  modifierGroups: [{ ...group, ...changes }, bread],
})

describe('a signature is void once this changes', () => {
  it.each<[string, Menu]>([
    ['name', withItem({ name: 'Satay' })],
    ['description', withItem({ description: 'With peanuts' })],
    ['second name', withItem({ secondName: 'Erdnuss-Schnitzel' })],
    ['second description', withItem({ secondDescription: 'mit Erdnusssauce' })],
    ['second name, taken away', withItem({ secondName: undefined })],
    ['section introduction', withSection({ intro: 'All with peanut sauce and milk' })],
    ['section footer', withSection({ footer: 'Served with satay' })],
    ['introduction of the section around it', withSection({ intro: 'All fried in peanut oil' }, 0)],
    ['footer of the section around it, new', withSection({ footer: 'With satay' }, 0)],
    ['price label', price(0, { label: 'with shrimp' })],
    ['price label, new', price(1, { label: 'with shrimp' })],
    ['unit of a price', price(1, { per: 'crab' })],
    ['words in the place of a price', price(2, { words: 'with the lobster' })],
    ['head over a price', withSection({ priceHeads: [{ id: 'h1', label: 'With crab' }] })],
    ['name of a choice group', withGroup({ name: 'Peanut sauces' })],
    [
      'name of an option',
      withGroup({ options: group.options.map((option) => ({ ...option, name: 'Satay' })) }),
    ],
    [
      'declaration of an option',
      withGroup({ options: group.options.map((option) => ({ ...option, allergens: ['peanuts'] })) }),
    ],
    ['choice groups of the dish', withItem({ modifierGroups: ['g1', 'g2'] })],
    ['choice groups of the section', withSection({ modifierGroups: ['g2'] })],
    ['meaning of an own mark', withMark({ meaning: 'Has nuts' }, 'm1')],
    ['own marks', withItem({ ownMarks: undefined })],
    ['raw mark', withItem({ marks: ['new', 'raw'] })],
    ['name of the section', withSection({ name: 'With peanuts' })],
    ['second name of the section', withSection({ secondName: 'mit Erdnüssen' })],
    ['name of the section around it', withSection({ name: 'With peanuts' }, 0)],
    [
      'price label of the section',
      withSection({ prices: [{ id: 's1', kind: 'fixed', amount: 900, label: 'with shrimp' }] }),
    ],
    ['choice groups of the section around it', withSection({ modifierGroups: ['g2'] }, 0)],
    ['number of options to choose', withGroup({ min: 1 })],
    ['introduction of the menu that names an allergen', { ...menu, intro: 'All fried in peanut oil' }],
    [
      'notice that names an allergen',
      { ...menu, notices: [{ id: 'n1', kind: 'text', text: 'All fried in peanut oil' }] },
    ],
    ['number that says something in words', withItem({ number: 'with nuts' })],
    ['number in Chinese words', withItem({ number: '花生' })],
    ['bin in words', withItem({ wine: { ...item.wine, bin: 'with nuts' } })],
    ['vintage in words', withItem({ wine: { ...item.wine, vintage: 'with nuts' } })],
    ['producer of a wine', withItem({ wine: { ...item.wine, producer: 'Peanut Estate' } })],
    ['region of a wine', withItem({ wine: { ...item.wine, region: 'Almond Valley' } })],
    ['grape of a wine', withItem({ wine: { ...item.wine, grape: 'Walnut' } })],
    ['title of the menu that names an allergen', { ...menu, title: 'The Peanut Menu' }],
    ['title of the menu that promises a diet', { ...menu, title: 'The Vegan Menu' }],
    ['date line that names an allergen', { ...menu, dateLine: 'Peanut week' }],
    [
      'notice that promises a diet',
      { ...menu, notices: [{ id: 'n1', kind: 'text', text: 'All our dishes are gluten-free' }] },
    ],
    ['name of a daypart', withSection({ daypart: 'Satay hour' })],
    ['name of the daypart of the section around it', withSection({ daypart: 'Satay hour' }, 0)],
    ['symbol of a mark that the dish bears', withMark({ symbol: 'P' })],
    ['meaning of a mark that the dish bears', withMark({ meaning: 'Peanuts' })],
    ['origin', withItem({ origin: 'with Danish butter' })],
    ['ingredients', withItem({ ingredients: ['cream'] })],
    ['traces', withItem({ mayContain: ['nuts'] })],
    ['additives', withItem({ additives: ['coloring'] })],
  ])('%s', (_, changed) => {
    expect(textOf(changed)).not.toBe(textOf(menu))
  })
})

describe('a signature holds whatever becomes of this', () => {
  it.each<[string, Menu]>([
    ['amount of a price', price(0, { amount: 1100 })],
    ['former price', price(0, { former: 1500 })],
    ['energy', withItem({ kcal: 999 })],
    ['sodium', withItem({ sodiumMg: 1 })],
    ['notice without an allergen', { ...menu, notices: [{ id: 'n1', kind: 'text', text: 'Cash only' }] }],
    ['introduction without an allergen', { ...menu, intro: 'Welcome' }],
    ['strength of a wine', withItem({ wine: { ...item.wine, abv: 12.5 } })],
    ['title that says nothing of what is in dishes', { ...menu, title: 'Winter menu' }],
    ['symbol of a mark that the dish does not bear', withMark({ symbol: 'P' }, 'm3')],
    ['number of guests', withItem({ serves: { from: 3, to: 4 } })],
    ['number of the dish', withItem({ number: '8' })],
    ['market', { ...menu, market: { country: 'DE' } }],
    ['picture', withItem({ imageUrl: '/uploads/other.png' })],
    ['box', withItem({ isFeatured: true })],
    ['mark that says nothing of what is in it', withItem({ marks: ['signature'] })],
    ['hours of the section', withSection({ daypart: '5–10' })],
    ['another section', withSection({ footer: 'More' }, 2)],
    ['choices of other dishes', { ...menu, modifierGroups: [group, { ...bread, name: 'Rolls' }] }],
    ['price of an option', withGroup({ options: group.options.map((one) => ({ ...one, amount: 200 })) })],
    ['spacing', withItem({ secondName: '  Suppe ' })],
    ['order of its prices', withItem({ prices: item.prices?.toReversed() })],
  ])('%s', (_, changed) => {
    expect(textOf(changed)).toBe(textOf(menu))
  })
})

it('knows the text of before, which holds while all that it covered is the same', () => {
  const plain = buildContent({ items: 1, sections: 1 })
  const [section] = plain.sections
  const [dish] = section?.items ?? []
  if (!section || !dish) throw new Error('The menu has a dish.')
  const [, first = ''] = formerSignedTexts(plain, section, { ...dish, allergens: [] })
  expect(Object.keys(JSON.parse(first))).toEqual([
    ...[
      'name',
      'description',
      'ingredients',
      'recipeId',
      'allergens',
      'mayContain',
      'removable',
      'additives',
    ],
    ...['diets', 'dietsOnRequest', 'isRaw', 'options'],
  ])
})
