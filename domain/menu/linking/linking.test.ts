import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { atOnce } from '../../computing/steps.ts'
import { stateClaims } from '../claims/claims.ts'
import { duplicateItem } from '../editing/arrange.ts'
import type { MenuItem } from '../model/item.ts'
import { newMenu } from '../model/menu.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { carryDish } from './carry-dish.ts'
import { carryDishes, dishesChanged } from './carry-dishes.ts'
import { editDishes, linkDishes } from './dish-edits.ts'
import { dishParts, partsThatDiffer } from './dish-parts.ts'
import { restaurantsOfMenus } from './restaurants-of-menus.ts'
import { agreesInSection, isProposed, sameDishes } from './same-dishes.ts'
import { takenDish } from './taken-dish.ts'

const dish = (id: number, name: string, changes: Partial<MenuItem> = {}) =>
  buildItem({ id, name, ...changes })

const menu = (id: string, sections: Readonly<Record<string, readonly MenuItem[]>>) => ({
  id,
  menu: newMenu(
    Object.entries(sections).map(([name, items], at) => ({ id: at + 1, name, items: [...items] })),
  ),
})

const rowsOf = (...menus: ReturnType<typeof menu>[]) =>
  atOnce(sameDishes(menus)).map((row) => [
    row.places.map(({ menuId, item }) => `${menuId} ${item.id}`).join(', '),
    row.dishId ??
      (isProposed(row) ? 'proposed' : '') + (isProposed(row) && agreesInSection(row) ? ', same section' : ''),
  ])

it('takes what menus name alike for one dish, and says whether the sections agree', () => {
  expect(
    rowsOf(
      menu('dinner', { Mains: [dish(1, 'Bavette & Frites'), dish(2, 'Cod')], Sides: [dish(3, 'Salad')] }),
      menu('lunch', { Mains: [dish(8, 'bavette and frites')], Starters: [dish(9, 'Salad')] }),
    ),
  ).toEqual([
    ['dinner 1, lunch 8', 'proposed, same section'],
    ['dinner 2', ''],
    ['dinner 3, lunch 9', 'proposed'],
  ])
})

it('follows links before names: what was said to be two dishes stays two, and a renamed dish stays one', () => {
  expect(
    rowsOf(
      menu('dinner', { Mains: [dish(1, 'Bavette', { dishId: 'a' }), dish(2, 'Cod', { dishId: 'b' })] }),
      menu('lunch', { Mains: [dish(1, 'Steak frites', { dishId: 'a' }), dish(2, 'Cod', { dishId: 'c' })] }),
      menu('bar', { Snacks: [dish(1, 'Bavette'), dish(2, 'Cod')] }),
    ),
  ).toEqual([
    ['dinner 1, lunch 1, bar 1', 'a'],
    ['dinner 2', 'b'],
    ['lunch 2', 'c'],
    ['bar 2', ''],
  ])
})

it('leaves a link that no other menu has without effect', () => {
  expect(rowsOf(menu('dinner', { Mains: [dish(1, 'Bavette', { dishId: 'gone' })] }))).toEqual([
    ['dinner 1', 'gone'],
  ])
})

it('drops the link of a second copy on one menu', () => {
  const { menu: dinner } = menu('dinner', { Mains: [dish(1, 'Bavette', { dishId: 'a' })] })
  const [, copy] = duplicateItem(dinner, { sectionId: 1, itemId: 1 }, 9001).sections[0]?.items ?? []
  expect(copy).toMatchObject({ id: 9001, name: 'Bavette' })
  expect(copy).not.toHaveProperty('dishId')
})

it('takes a dish from another menu with what it says, into the columns of its section', () => {
  const wine = dish(1, 'Rioja', {
    dishId: 'a',
    number: '12',
    modifierGroups: ['sizes'],
    prices: [
      { ...fixedPrice(900), label: 'glass', head: 'x' },
      { ...fixedPrice(3400), id: 'p2', label: 'bottle' },
    ],
  })
  const heads = [{ id: 'h1', label: 'glass' }]
  const place = { id: 9001, categoryId: 4, heads, hasItsCurrency: true }
  const taken = takenDish(wine, place)
  expect(taken).toMatchObject({ id: 9001, categoryId: 4, name: 'Rioja', dishId: 'a', recipeId: 1 })
  expect(taken.prices.map(({ head, label, amount }) => [head, label, amount])).toEqual([
    ['h1', undefined, 900],
    [undefined, 'bottle', 3400],
  ])
  expect(taken).not.toHaveProperty('number')
  expect(taken).not.toHaveProperty('modifierGroups')
  expect(takenDish(wine, { ...place, hasItsCurrency: false }).prices).toEqual([])
})

it('finds the restaurants of menus by their profiles, and by their names where a menu has none', () => {
  const of = (id: string, restaurantId: string, restaurantName: string) => ({
    id,
    restaurantId,
    restaurantName,
  })
  const found = restaurantsOfMenus([
    of('dinner', 'r1', 'Chez Nous'),
    of('old', '0', 'chez nous'),
    of('branch', 'r2', 'Bar Due'),
    of('other branch', 'r3', 'Bar Due'),
    of('which branch?', '0', 'Bar Due'),
    of('pop-up', '0', 'Ramen'),
  ])
  expect(found.map(({ id, menus }) => [id, ...menus.map((one) => one.id)])).toEqual([
    ['r1', 'dinner', 'old'],
    ['r2', 'branch'],
    ['r3', 'other branch'],
    ['name bar due', 'which branch?'],
    ['name ramen', 'pop-up'],
  ])
})

const priced = (...amounts: number[]) =>
  amounts.map((amount, at) => ({ id: `p${at + 1}`, kind: 'fixed' as const, amount }))
const elsewhere = (changes: Partial<MenuItem>) =>
  dish(77, 'Bavette', { number: '12', isFeatured: true, ...changes })

it('carries an edit to another menu and keeps what is of that menu', () => {
  const before = dish(1, 'Bavette', { prices: priced(2600), origin: 'Ireland' })
  const after = { ...before, name: 'Bavette frites', prices: priced(2800), origin: 'France' }
  const other = elsewhere({
    prices: [{ id: 'p7', kind: 'fixed', amount: 2600, head: 'h1' }],
    origin: 'Ireland',
  })
  expect(carryDish(other, { before, after }, dishParts, [{ id: 'h1', label: 'Plate' }])).toMatchObject({
    id: 77,
    number: '12',
    isFeatured: true,
    name: 'Bavette frites',
    origin: 'France',
    prices: [{ id: 'p7', kind: 'fixed', amount: 2800, head: 'h1' }],
  })
})

it('keeps what differs on purpose, price by price, and the parts that were not meant', () => {
  const before = dish(1, 'Bavette', { prices: priced(1400, 2600) })
  const after = { ...before, description: 'With shallots.', prices: priced(1500, 2800) }
  const other = elsewhere({ prices: priced(1400, 2400), description: before.description })
  const carried = carryDish(other, { before, after }, ['prices'], [])
  expect(carried.prices.map(({ amount }) => amount)).toEqual([1500, 2400])
  expect(carried.description).toBe(before.description)
})

it('never takes a confirmation to words that it was not made for', () => {
  const before = stateClaims(dish(1, 'Bavette'), { allergens: ['milk'] })
  const after = stateClaims(before, { allergens: ['milk', 'mustard'] })
  const same = { ...before, id: 5 }
  expect(carryDish(same, { before, after }, ['allergens'], []).allergens).toEqual(['milk', 'mustard'])
  const worded = stateClaims({ ...same, description: 'Another sauce.' }, { allergens: ['milk'] })
  expect(carryDish(worded, { before, after }, ['allergens'], [])).toMatchObject({ allergens: ['milk'] })
})

it('says in which parts two places differ, without regard to keys and the order of allergens', () => {
  const one = stateClaims(dish(1, 'Bavette', { prices: priced(2600) }), { allergens: ['milk', 'egg'] })
  const other = stateClaims(
    { ...one, id: 2, prices: [{ id: 'x', kind: 'fixed' as const, amount: 2600, head: 'h1' }] },
    { allergens: ['egg', 'milk'] },
  )
  expect(partsThatDiffer(one, other)).toEqual([])
  expect(partsThatDiffer(one, { ...other, name: 'Steak', prices: [] })).toEqual(['words', 'prices'])
  expect(partsThatDiffer(one, stateClaims(other, { allergens: null }))).toEqual(['allergens'])
})

it('edits and links dishes by their places, and ignores places that are gone', () => {
  const { menu: dinner } = menu('dinner', { Mains: [dish(1, 'Bavette'), dish(2, 'Cod')] })
  const edited = editDishes(dinner, [
    { sectionId: 1, itemId: 1, edit: { prices: priced(2800), allergens: ['milk'] } },
    { sectionId: 9, itemId: 1, edit: { name: 'Nothing' } },
  ])
  expect(edited.sections[0]?.items).toMatchObject([
    { name: 'Bavette', prices: [{ amount: 2800 }], allergens: ['milk'] },
    { name: 'Cod' },
  ])
  const linked = linkDishes(edited, [{ sectionId: 1, itemId: 2, dishId: 'cod' }])
  expect(linked.sections[0]?.items[1]?.dishId).toBe('cod')
  const loose = linkDishes(linked, [{ sectionId: 1, itemId: 2, dishId: null }])
  expect(loose.sections[0]?.items[1]).not.toHaveProperty('dishId')
})

const changedTo = (before: MenuItem, after: MenuItem) =>
  dishesChanged(
    newMenu([{ id: 1, name: 'Mains', items: [before] }]),
    newMenu([{ id: 1, name: 'Mains', items: [after] }]),
  )

it('takes a dish to other menus by its link, or by a name that they have once', () => {
  const before = dish(1, 'Bavette', { dishId: 'a', prices: [fixedPrice(2600)] })
  const edits = changedTo(before, { ...before, prices: [fixedPrice(2800)] })
  const {
    menu: carried,
    found,
    changed,
  } = carryDishes(
    newMenu([
      {
        id: 4,
        name: 'Grill',
        items: [
          dish(7, 'Steak frites', { dishId: 'a', prices: [fixedPrice(2600)] }),
          dish(8, 'bavette', { prices: [fixedPrice(2600)] }),
          dish(9, 'Bavette', { dishId: 'b', prices: [fixedPrice(2600)] }),
        ],
      },
    ]),
    edits,
  )
  // By name it is on this menu twice, and nothing says which of them is meant.
  expect([found, changed]).toEqual([1, 1])
  expect(carried.sections[0]?.items.map(({ prices }) => prices[0]?.amount)).toEqual([2800, 2600, 2600])
  const twice = newMenu([
    { id: 1, name: 'Lunch', items: [dish(1, 'Bavette', { prices: [fixedPrice(2600)] })] },
    { id: 2, name: 'mains', items: [dish(2, 'Bavette', { prices: [fixedPrice(2600)] })] },
  ])
  expect(carryDishes(twice, edits).menu.sections.map(({ items }) => items[0]?.prices[0]?.amount)).toEqual([
    2600, 2800,
  ])
})

it('leaves what a menu says differently, amounts in another currency, and menus without the dish', () => {
  const before = dish(1, 'Bavette', { prices: [fixedPrice(2600)] })
  const edits = changedTo(before, { ...before, name: 'Bavette steak', prices: [fixedPrice(2800)] })
  const on = (currency: string, amount: number) =>
    carryDishes(
      newMenu(
        [{ id: 1, name: 'Mains', items: [dish(3, 'Bavette', { prices: [fixedPrice(amount)] })] }],
        currency,
      ),
      edits,
    ).menu.sections[0]?.items[0]
  expect(on('USD', 2600)).toMatchObject({ name: 'Bavette steak', prices: [{ amount: 2800 }] })
  expect(on('USD', 3100)).toMatchObject({ name: 'Bavette steak', prices: [{ amount: 3100 }] })
  expect(on('EUR', 2600)).toMatchObject({ name: 'Bavette steak', prices: [{ amount: 2600 }] })
  const other = newMenu([{ id: 1, name: 'Mains', items: [dish(1, 'Cod')] }])
  expect(carryDishes(other, edits)).toEqual({ menu: other, found: 0, changed: 0 })
})

it('takes the first of several edits of a dish that says something new', () => {
  const at = (amount: number) => dish(1, 'Bavette', { prices: [fixedPrice(amount)] })
  const edits = [...changedTo(at(2600), at(2800)), ...changedTo(at(1800), at(2000))]
  const priceAfter = (amount: number) =>
    carryDishes(newMenu([{ id: 1, name: 'Mains', items: [at(amount)] }]), edits).menu.sections[0]?.items[0]
      ?.prices[0]?.amount
  expect([2600, 1800, 1500].map(priceAfter)).toEqual([2800, 2000, 1500])
})
