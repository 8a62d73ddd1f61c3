import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { type Menu, newMenu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { addMenu } from './add-menu.ts'
import { inPlaceOf, nextTo } from './in-place-of.ts'

const menuOf = (...dishes: (readonly [id: number, name: string])[]): Menu =>
  newMenu([{ id: 1, name: 'Mains', items: dishes.map(([id, name]) => buildItem({ id, name })) }])
const idsOf = (menu: Menu) => Object.fromEntries(itemsOf(menu).map(({ id, name }) => [name, id]))

const before = menuOf([9001, 'Oysters'], [9002, 'Bavette'], [412, 'Caesar Salad'])
const read = menuOf([9001, 'Tripe'], [9002, 'BAVETTE'], [9003, 'Oysters'], [9004, 'Caesar Salad'])

it('keeps the id of a dish of the same name and gives no other dish an id of the menu before', () => {
  const ids = idsOf(inPlaceOf(before, read))
  expect(ids).toMatchObject({ BAVETTE: 9002, Oysters: 9001 })
  expect([9001, 9002, 9003, 9004, 412]).not.toContain(ids.Tripe)
  expect([9001, 9002, 412]).not.toContain(ids['Caesar Salad'])
})

it('gives each of two dishes of one name an id, and a dish that stands twice one', () => {
  const twice = menuOf([9001, 'Oysters'], [9002, 'Oysters'], [9002, 'Oysters'])
  const [first, second, again] = itemsOf(inPlaceOf(before, twice)).map(({ id }) => id)
  expect(first).toBe(9001)
  expect(second).not.toBe(first)
  expect(again).toBe(second)
})

it('adds dishes whose ids are not those of dishes that are gone', () => {
  const left = menuOf([9002, 'Bavette'])
  const added = itemsOf(addMenu(left, nextTo(left, read))).map(({ id }) => id)
  expect(new Set(added).size).toBe(5)
  expect(added).not.toContain(9001)
})
