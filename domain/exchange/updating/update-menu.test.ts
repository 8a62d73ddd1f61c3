import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { countChanges } from '#tests/builders/count-changes.ts'
import { sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { settled, stateClaims } from '../../menu/claims/claims.ts'
import { compareMenus } from '../../menu/comparing/compare-menus.ts'
import { isSame } from '../../menu/comparing/comparison.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { FIRST_CUSTOM_ITEM_ID } from '../../menu/model/limits.ts'
import { type Menu, newMenu } from '../../menu/model/menu.ts'
import { itemsOf, mapItems } from '../../menu/model/walk.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { updateMenu } from './update-menu.ts'

const CHOICE = { hasIds: false, cuisineId: 3 } as const

let lastId = 0
/** As a reader returns it: with new ids, without pictures. */
const read = (name: string, cents: number, more: Partial<MenuItem> = {}): MenuItem => {
  lastId += 1
  return buildItem({ id: 9000 + lastId, name, description: '', prices: [fixedPrice(cents)], ...more })
}

const chicken = stateClaims(
  buildItem({
    id: 811,
    name: 'Roast chicken',
    description: 'Half a bird with lemon and thyme',
    prices: [{ ...fixedPrice(2400), kcal: 640 }],
    imageUrl: '/uploads/chicken.webp',
    marks: ['signature'],
    isFeatured: true,
  }),
  { confirmed: [3], allergens: ['milk'] },
)
const trout = buildItem({
  id: 812,
  name: 'Trout',
  description: 'Brown butter',
  prices: [fixedPrice(2900)],
  imageUrl: '/images/812',
})
const soup = buildItem({ id: 813, name: 'Onion soup', description: 'Gruyère', prices: [fixedPrice(900)] })
const tart = buildItem({ id: 814, name: 'Lemon tart', description: '', prices: [fixedPrice(1100)] })

const menu: Menu = {
  ...newMenu([
    { id: 1, name: 'Starters', items: [soup] },
    { id: 2, name: 'Mains', imageUrl: '/images/mains', items: [chicken, trout] },
    { id: 3, name: 'Desserts', items: [tart] },
  ]),
  notices: [{ id: 'n1', kind: 'fee', text: '20% service.', fee: { percent: 20, purpose: 'service' } }],
  market: { country: 'US' },
}

const found = ({ sections }: Menu) =>
  sections.map(({ id, name, items }) => [id, name, ...items.map((item) => `${item.id} ${item.name}`)])

const update = (sections: Menu['sections'], more: Partial<Menu> = {}) =>
  updateMenu(menu, { ...newMenu(sections), ...more }, CHOICE)

const changesOf = (after: Menu) => countChanges(compareMenus(menu, after, { isOneMenu: true }))

it('gives the same menu for the same paper', () => {
  const { menu: after } = update([
    { id: 1001, name: 'STARTERS', items: [read('Onion soup', 900, { description: 'Gruyère' })] },
    {
      id: 1002,
      name: 'Mains',
      items: [
        read('Roast chicken', 2400, { description: 'Half a bird with lemon and thyme' }),
        read('Trout', 2900, { description: 'Brown butter' }),
      ],
    },
    { id: 1003, name: 'Desserts', items: [read('Lemon tart', 1100)] },
  ])
  expect(itemsOf(after)).toEqual(itemsOf(menu))
  expect(after).toEqual({
    ...menu,
    sections: menu.sections.map((section, at) => (at === 0 ? { ...section, name: 'STARTERS' } : section)),
  })
})

it('changes a price and keeps what no paper tells', () => {
  const { menu: after, matchedBy } = update([
    {
      id: 1001,
      name: 'Mains',
      items: [read('Roast Chicken', 2650, { description: 'Half a bird with lemon and thyme' })],
    },
  ])
  const [item] = itemsOf(after)
  expect(item).toMatchObject({
    id: 811,
    imageUrl: '/uploads/chicken.webp',
    marks: ['signature'],
    isFeatured: true,
    prices: [{ id: 'p1', amount: 2650, kcal: 640 }],
  })
  expect(after.sections[0]).toMatchObject({ id: 2, imageUrl: '/images/mains' })
  expect(matchedBy).toEqual(new Map([[811, 'name']]))
})

it('keeps confirmations of words that stayed, and asks again where they changed', () => {
  const words = { description: 'Half a bird with lemon and thyme' }
  const [same] = itemsOf(update([{ id: 1, name: 'Mains', items: [read('Roast chicken', 2500, words)] }]).menu)
  expect([same?.dietaryOptions, same?.allergens, same?.claimsToConfirm]).toEqual([[3], ['milk'], undefined])
  const [other] = itemsOf(
    update([
      {
        id: 1,
        name: 'Mains',
        items: [read('Roast chicken', 2500, { description: 'Half a bird with lemon and cream' })],
      },
    ]).menu,
  )
  expect(other?.id).toBe(811)
  expect([other?.dietaryOptions, other?.allergens]).toEqual([[], undefined])
  expect(other?.claimsToConfirm).toEqual({ dietaryOptions: [3], allergens: ['milk'] })
})

it('lets what the paper claims anew be confirmed, beside what is confirmed', () => {
  const said = settled(
    newMenu([
      {
        id: 1,
        name: 'Mains',
        items: [
          read('Roast chicken', 2400, {
            description: 'Half a bird with lemon and thyme',
            claimsToConfirm: { dietaryOptions: [4] },
          }),
        ],
      },
    ]),
  )
  const [item] = itemsOf(updateMenu(menu, said, CHOICE).menu)
  expect(item?.dietaryOptions).toEqual([3])
  expect(item?.claimsToConfirm?.dietaryOptions).toEqual([4])
  expect(item?.readClaims?.dietaryOptions).toContain(4)
})

it('knows a renamed dish by how alike its words are', () => {
  const { menu: after, matchedBy } = update([
    {
      id: 1001,
      name: 'Mains',
      items: [
        read('Roasted half chicken', 2400, { description: 'Half a bird with lemon and thyme' }),
        read('River trout', 2900, { description: 'Brown butter' }),
      ],
    },
  ])
  expect(found(after)).toEqual([[2, 'Mains', '811 Roasted half chicken', '812 River trout']])
  expect([...matchedBy.values()]).toEqual(['likeness', 'likeness'])
})

it('does not take a new dish for one that is gone', () => {
  const { menu: after } = update([
    {
      id: 1001,
      name: 'Mains',
      items: [read('Beef tartare', 2100, { description: 'Egg yolk, toast' }), read('Trout', 2900)],
    },
  ])
  const [tartare] = itemsOf(after)
  expect(found(after)).toEqual([[2, 'Mains', `${tartare?.id} Beef tartare`, '812 Trout']])
  expect(changesOf(after)).toMatchObject({ added: 1, removed: 3 })
  expect(itemsOf(after)[0]).toMatchObject({ imageUrl: null, categoryId: 2, cuisineId: 3 })
})

it('never gives a new dish the lowest free id, which a dish that is gone may have had', () => {
  const idOf = (name: string) =>
    itemsOf(update([{ id: 1001, name: 'Mains', items: [read(name, 2100)] }]).menu)[0]?.id ?? 0
  const ids = ['Profiteroles', 'Beef tartare', 'Tarte Tatin', 'Duck leg'].map(idOf)
  expect(new Set(ids).size).toBe(4)
  expect(ids.every((id) => id > FIRST_CUSTOM_ITEM_ID + 10)).toBe(true)
  expect(idOf('Profiteroles')).toBe(ids[0])
})

it('follows a dish into another section, and a section under another name', () => {
  const { menu: after } = update([
    {
      id: 1001,
      name: 'To begin',
      items: [
        read('Onion soup', 900, { description: 'Gruyère' }),
        read('Trout', 2900, { description: 'Brown butter' }),
      ],
    },
    {
      id: 1002,
      name: 'Mains',
      items: [read('Roast chicken', 2400, { description: 'Half a bird with lemon and thyme' })],
    },
    { id: 1003, name: 'Sweets', items: [read('Lemon tart', 1100)] },
  ])
  expect(found(after)).toEqual([
    [1, 'To begin', '813 Onion soup', '812 Trout'],
    [2, 'Mains', '811 Roast chicken'],
    [3, 'Sweets', '814 Lemon tart'],
  ])
  expect(changesOf(after)).toMatchObject({ moved: 1, added: 0, removed: 0 })
})

it('keeps descriptions where the paper has none at all, and takes them back where it has some', () => {
  const bare = update([
    { id: 1, name: 'Mains', items: [read('Trout', 2900), read('Roast chicken', 2400)] },
  ]).menu
  expect(itemsOf(bare).map(({ description }) => description)).toEqual([
    'Brown butter',
    'Half a bird with lemon and thyme',
  ])
  const some = update([
    {
      id: 1,
      name: 'Mains',
      items: [read('Trout', 2900), read('Roast chicken', 2400, { description: 'whole' })],
    },
  ]).menu
  expect(itemsOf(some).map(({ description }) => description)).toEqual(['', 'whole'])
})

it('keeps the ids of columns and of the prices under them', () => {
  const wine = buildItem({
    id: 820,
    name: 'Gamay',
    description: '',
    prices: [
      { ...fixedPrice(1500), id: 'p7', head: 'h4' },
      { ...fixedPrice(7000), id: 'p8', head: 'h5' },
    ],
  })
  const list: Menu = newMenu([
    {
      id: 5,
      name: 'Wine',
      priceHeads: [
        { id: 'h4', label: 'Glass' },
        { id: 'h5', label: 'Bottle' },
      ],
      items: [wine],
    },
  ])
  const paper = newMenu([
    {
      id: 1001,
      name: 'Wine',
      priceHeads: [
        { id: 'h1', label: 'Glass' },
        { id: 'h2', label: 'Carafe' },
        { id: 'h3', label: 'Bottle' },
      ],
      items: [
        read('Gamay', 0, {
          prices: [
            { ...fixedPrice(1600), id: 'p1', head: 'h1' },
            { ...fixedPrice(4000), id: 'p2', head: 'h2' },
            { ...fixedPrice(7200), id: 'p3', head: 'h3' },
          ],
        }),
      ],
    },
  ])
  const [section] = updateMenu(list, paper, CHOICE).menu.sections
  expect(section?.priceHeads?.map(({ id, label }) => `${id} ${label}`)).toEqual([
    'h4 Glass',
    'h6 Carafe',
    'h5 Bottle',
  ])
  expect(section?.items[0]?.prices.map(({ id, head, amount }) => [id, head, amount])).toEqual([
    ['p7', 'h4', 1600],
    ['p9', 'h6', 4000],
    ['p8', 'h5', 7200],
  ])
})

it('goes by the ids of a file of ours, whatever its dishes are called', () => {
  const file = mapItems(menu, (item) => (item.id === 812 ? { ...item, name: 'Char' } : item))
  const { menu: after, matchedBy } = updateMenu(menu, file, { ...CHOICE, hasIds: true })
  expect(itemsOf(after).map(({ id, name }) => [id, name])).toContainEqual([812, 'Char'])
  expect(new Set(matchedBy.values())).toEqual(new Set(['id']))
})

it('keeps what was said of a notice whose words stayed', () => {
  const after = update([], {
    notices: [
      { id: 'n9', kind: 'fee', text: '20% Service' },
      { id: 'n1', kind: 'text', text: 'No dogs.' },
    ],
  })
  expect(after.menu.notices).toEqual([menu.notices[0], { id: 'n2', kind: 'text', text: 'No dogs.' }])
  expect(after.menu.market).toEqual({ country: 'US' })
})

it.each(sampleMenuNames)('finds nothing changed in %s when it comes again', (name) => {
  const { restaurant: _, ...own } = sampleMenu(name).content
  const before = settled(own)
  const again: Menu = {
    ...mapItems(before, (item) => ({ ...item, id: item.id + 500, imageUrl: null })),
    sections: before.sections.map((section) => ({
      ...section,
      id: section.id + 40_000,
      ...(section.parentId !== undefined && { parentId: section.parentId + 40_000 }),
      items: section.items.map((item) => ({ ...item, id: item.id + 500 })),
    })),
  }
  const { menu: after } = updateMenu(before, again, CHOICE)
  const comparison = compareMenus(before, after, { isOneMenu: true })
  expect(isSame(comparison), JSON.stringify(comparison, null, 1)).toBe(true)
  expect(itemsOf(after).map(({ id }) => id)).toEqual(itemsOf(before).map(({ id }) => id))
})

it('keeps the price of a section that has none in the source, whatever other sections say', () => {
  const lunch = { id: 5, name: 'Lunch', prices: [fixedPrice(2900)], items: [soup] }
  const dinner = { id: 6, name: 'Dinner', prices: [fixedPrice(4900)], items: [tart] }
  const paper = newMenu([
    { id: 1001, name: 'Lunch', items: [read('Onion soup', 900)] },
    { id: 1002, name: 'Dinner', prices: [fixedPrice(5200)], items: [read('Lemon tart', 1100)] },
  ])
  const { sections } = updateMenu(newMenu([lunch, dinner]), paper, CHOICE).menu
  expect(sections.map(({ prices }) => prices?.[0]?.amount)).toEqual([2900, 5200])
})

it('keeps the nut that an owner named where the file says nuts, and asks about what it says besides', () => {
  const named = stateClaims(tart, { allergens: ['walnuts', 'milk'] })
  const before: Menu = { ...menu, sections: [{ id: 3, name: 'Desserts', items: [named] }] }
  const after = (allergens: string[]) =>
    itemsOf(
      updateMenu(
        before,
        newMenu([{ id: 1, name: 'Desserts', items: [read('Lemon tart', 1100, { allergens })] }]),
        CHOICE,
      ).menu,
    )[0]
  expect(after(['nuts', 'milk'])).toMatchObject({ allergens: ['walnuts', 'milk'] })
  expect(after(['nuts', 'milk'])?.claimsToConfirm).toBeUndefined()
  expect(after(['nuts', 'eggs'])?.claimsToConfirm?.allergens).toEqual(['walnuts', 'milk', 'eggs'])
})

it('takes every detail that the source says, and keeps those that it does not say', () => {
  const details = {
    secondName: '烤鸡',
    secondDescription: '半只',
    number: '12',
    additives: ['caffeine'],
    isFeatured: true,
    wine: { producer: 'Mosse', vintage: '2023' },
    origin: 'Bresse',
    kcal: 640,
    sodiumMg: 900,
    serves: { from: 2, to: 2 },
  }
  const plain = { ...soup, isFeatured: false, wine: { grape: 'Chenin blanc', vintage: '2022' } }
  const updated = (item: MenuItem, more: Partial<MenuItem>) => {
    const before = { ...menu, sections: [{ id: 1, name: 'Starters', items: [item] }] }
    const after = newMenu([{ id: 1, name: 'Starters', items: [read('Onion soup', 900, more)] }])
    return itemsOf(updateMenu(before, after, CHOICE).menu)[0]
  }
  expect(updated(plain, details)).toMatchObject({
    ...details,
    wine: { producer: 'Mosse', grape: 'Chenin blanc', vintage: '2023' },
  })
  expect(updated({ ...soup, ...details }, {})).toMatchObject(details)
})
