import { expect, it } from 'vitest'
import { DISHES_IN_FULL, menusInFull } from './menus-in-full.ts'

const inFull = (...menus: readonly number[]) => menusInFull(menus, (dishes) => dishes)

it('shows all menus of a usual house', () => {
  expect(inFull(60, 80, 40, 12)).toEqual([60, 80, 40, 12])
  expect(inFull(DISHES_IN_FULL - 100, 100)).toEqual([DISHES_IN_FULL - 100, 100])
})

it('shows the first menu whole, however long it is', () => {
  expect(inFull(1000, 1)).toEqual([1000])
})

it('names all menus after the first that is too much, so that the order of the page stays', () => {
  expect(inFull(200, 90, 50, 5)).toEqual([200, 90])
})

it('shows none where none is served', () => {
  expect(inFull()).toEqual([])
})
