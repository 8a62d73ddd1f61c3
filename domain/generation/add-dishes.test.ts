import { describe, expect, it } from 'vitest'
import { customItem } from '../menu/editing/edits.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { MENU_SIZE_LIMITS } from '../menu/model/limits.ts'
import { newMenu } from '../menu/model/menu.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { addDishes } from './add-dishes.ts'

const dish = (id: number, name = `Dish ${id}`): MenuItem =>
  customItem(
    { name, description: '', prices: [fixedPrice(1000)], dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  )

const starters = { id: 1, name: 'Appetizers', items: [dish(1), dish(2, 'Bruschetta')] }

describe('dishes that are added', () => {
  it('go to the section that is eaten as the same course', () => {
    const menu = newMenu([{ id: 77, name: 'To start', items: [dish(9001, 'Oysters')] }])
    const { menu: grown, added } = addDishes(menu, [starters], 'USD')
    expect(added).toBe(2)
    expect(grown.sections).toMatchObject([
      { id: 77, items: [{ name: 'Oysters' }, { name: 'Dish 1' }, { name: 'Bruschetta' }] },
    ])
  })

  it('go to one section, whatever their course, where that is asked for', () => {
    const menu = newMenu([
      { id: 1, name: 'Appetizers', items: [] },
      { id: 77, name: 'Specials', items: [dish(9001, 'Oysters')] },
    ])
    const { menu: grown } = addDishes(menu, [starters], 'USD', 77)
    expect(grown.sections.map(({ items }) => items.length)).toEqual([0, 3])
  })

  it('bring their section where the menu has none of the course', () => {
    const menu = newMenu([{ id: 3, name: 'Desserts', items: [dish(30)] }])
    const { menu: grown } = addDishes(menu, [starters], 'USD')
    expect(grown.sections.map(({ name, items }) => [name, items.length])).toEqual([
      ['Appetizers', 2],
      ['Desserts', 1],
    ])
  })

  it('are none that the menu has', () => {
    const menu = newMenu([{ id: 1, name: 'Appetizers', items: [dish(1), dish(9001, 'bruschetta')] }])
    expect(addDishes(menu, [starters], 'USD')).toMatchObject({ added: 0, leftOut: 2, menu })
  })

  it('have no price in a menu of another currency', () => {
    const menu = { ...newMenu([{ id: 1, name: 'Vorspeisen', items: [] }]), currency: 'EUR' }
    const { menu: grown } = addDishes(menu, [starters], 'USD')
    expect(grown.sections[0]?.items.map(({ prices }) => prices)).toEqual([[], []])
  })

  it('are as many as a menu holds', () => {
    const items = Array.from({ length: MENU_SIZE_LIMITS.items - 1 }, (_, n) => dish(100 + n))
    const { added, leftOut } = addDishes(newMenu([{ id: 4, name: 'Sides', items }]), [starters], 'USD')
    expect({ added, leftOut }).toEqual({ added: 1, leftOut: 1 })
  })
})
