import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { stateClaims } from '../../../menu/claims/claims.ts'
import { type Menu, menuSchema, newMenu } from '../../../menu/model/menu.ts'
import { itemsOf } from '../../../menu/model/walk.ts'
import { fixedPrice } from '../../../menu/prices/lead-price.ts'
import { updateMenu } from '../update-menu.ts'
import { keepMine } from './keep-mine.ts'
import { listedChanges } from './listed-changes.ts'

const dish = (id: number, name: string, cents: number, description = '') =>
  buildItem({ id, name, description, prices: [fixedPrice(cents)] })

const chicken = stateClaims(
  { ...dish(811, 'Roast chicken', 2400, 'Half a bird with lemon'), imageUrl: '/uploads/chicken.webp' },
  { confirmed: [3], allergens: ['milk'] },
)
const menu: Menu = {
  ...newMenu([
    { id: 1, name: 'Starters', items: [dish(813, 'Onion soup', 900), dish(815, 'Olives', 400)] },
    { id: 2, name: 'Mains', items: [chicken, dish(812, 'Trout', 2900), dish(816, 'Hake', 2700)] },
    { id: 3, name: 'Sides', intro: 'To share', items: [] },
    { id: 4, name: 'Greens', parentId: 3, items: [dish(817, 'Beans', 600)] },
  ]),
  title: 'Dinner',
}

const paper: Menu = {
  ...newMenu([
    {
      id: 1002,
      name: 'Mains',
      items: [
        dish(1, 'Hake', 2800),
        dish(2, 'Roast chicken', 2650, 'Half a bird with cream'),
        dish(3, 'Olives', 400),
      ],
    },
    { id: 1001, name: 'Starters', items: [dish(4, 'French onion soup', 950)] },
    { id: 1003, name: 'Sweets', items: [dish(5, 'Lemon tart', 1100)] },
  ]),
  title: 'DINNER MENU',
}
const { menu: after } = updateMenu(menu, paper, { hasIds: false, cuisineId: 3 })
const changes = listedChanges(menu, after)
const keyOf = (name: string, change: string, what = '') => {
  const row = changes.find((one) => one.name === name && one.change === change && one.what.includes(what))
  if (!row?.key) throw new Error(`No choice about ${change} of ${name}`)
  return row.key
}
const keep = (...keys: string[]) => {
  const kept = keepMine(menu, after, new Set(keys))
  expect(menuSchema.safeParse(kept).error).toBeUndefined()
  return kept
}
const found = ({ sections }: Menu) =>
  sections.map(({ name, items }) => [name, ...items.map((item) => item.name)])

it('lists every change with what can be chosen about it', () => {
  expect(changes.map(({ change, name, what, key }) => [change, name, what, key !== null])).toEqual([
    ['reworded', '', 'Title', true],
    ['reworded', '', 'Order of sections', true],
    ['reworded', 'Mains', 'Order of dishes', true],
    ['added', 'Sweets', '', false],
    ['removed', 'Sides', '', false],
    ['removed', 'Greens', '', false],
    ['repriced', 'Hake', 'Price', true],
    ['repriced', 'Roast chicken', 'Price', true],
    ['reworded', 'Roast chicken', 'Description', true],
    ['reworded', 'Roast chicken', 'To be confirmed', false],
    ['moved', 'Olives', 'Section', true],
    ['renamed', 'French onion soup', 'Name', true],
    ['repriced', 'French onion soup', 'Price', true],
    ['added', 'Lemon tart', '', true],
    ['removed', 'Trout', '', true],
    ['removed', 'Beans', '', true],
  ])
})

it('takes all where nothing is kept', () => {
  expect(keep()).toBe(after)
  expect(keepMine(menu, after, new Set(['dish 9/9 whole']))).toBe(after)
})

it('keeps everything: the menu as it was', () => {
  const kept = keep(...changes.flatMap(({ key }) => key ?? []))
  expect({ ...kept, sections: kept.sections.filter(({ name }) => name !== 'Sweets') }).toEqual(menu)
})

it('keeps a price and takes the words, or the other way round with what was confirmed of them', () => {
  const priced = itemsOf(keep(keyOf('Roast chicken', 'repriced'))).find(({ id }) => id === 811)
  expect(priced).toMatchObject({
    description: 'Half a bird with cream',
    prices: [{ amount: 2400 }],
    dietaryOptions: [],
  })
  const worded = itemsOf(keep(keyOf('Roast chicken', 'reworded', 'Description'))).find(({ id }) => id === 811)
  expect(worded).toMatchObject({
    description: 'Half a bird with lemon',
    imageUrl: '/uploads/chicken.webp',
    prices: [{ amount: 2650 }],
    dietaryOptions: [3],
    allergens: ['milk'],
  })
  expect(worded?.claimsToConfirm).toBeUndefined()
})

it('puts what the source does not have back where it stood, with its sections', () => {
  expect(found(keep(keyOf('Trout', 'removed'), keyOf('Beans', 'removed')))).toEqual([
    ['Mains', 'Hake', 'Roast chicken', 'Trout', 'Olives'],
    ['Sides'],
    ['Greens', 'Beans'],
    ['Starters', 'French onion soup'],
    ['Sweets', 'Lemon tart'],
  ])
})

it('leaves a new dish out, and a new section without any dish', () => {
  expect(found(keep(keyOf('Lemon tart', 'added')))).toEqual([
    ['Mains', 'Hake', 'Roast chicken', 'Olives'],
    ['Starters', 'French onion soup'],
  ])
})

it('keeps a dish in its section, and the order of sections and dishes', () => {
  expect(
    found(
      keep(
        keyOf('Olives', 'moved'),
        keyOf('Mains', 'reworded', 'Order'),
        keyOf('', 'reworded', 'Order'),
        keyOf('', 'reworded', 'Title'),
      ),
    ),
  ).toEqual([
    ['Starters', 'French onion soup', 'Olives'],
    ['Mains', 'Roast chicken', 'Hake'],
    ['Sweets', 'Lemon tart'],
  ])
})

it('labels a kept price whose column is gone', () => {
  const wine = buildItem({
    id: 820,
    name: 'Gamay',
    description: '',
    prices: [{ ...fixedPrice(1500), head: 'h4' }],
  })
  const list = newMenu([{ id: 5, name: 'Wine', priceHeads: [{ id: 'h4', label: 'Glass' }], items: [wine] }])
  const other = newMenu([{ id: 9, name: 'Wine', items: [dish(1, 'Gamay', 1600)] }])
  const updated = updateMenu(list, other, { hasIds: false, cuisineId: 3 }).menu
  const kept = keepMine(list, updated, new Set(['dish 5/820 prices']))
  expect(kept.sections[0]?.items[0]?.prices).toEqual([{ ...fixedPrice(1500), label: 'Glass' }])
  expect(menuSchema.safeParse(kept).success).toBe(true)
})

it('keeps no price and no dish of another currency', () => {
  const euros = updateMenu(menu, { ...paper, currency: 'EUR' }, { hasIds: false, cuisineId: 3 }).menu
  const bound = listedChanges(menu, euros).filter(
    ({ change }) => change === 'repriced' || change === 'removed',
  )
  expect(bound.map(({ key }) => key).filter((key) => key !== null)).toEqual([])
  const kept = keepMine(menu, euros, new Set([keyOf('Roast chicken', 'repriced'), keyOf('Trout', 'removed')]))
  expect(kept).toBe(euros)
})
