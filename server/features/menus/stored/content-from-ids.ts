import type { Dish } from '#domain/catalogue/dish.ts'
import { categories } from '#domain/catalogue/reference.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { AppError } from '../../../errors/app-error.ts'

const MID_MARKET = 3

interface NamedItems {
  /** Of the saved menu. */
  readonly name: string
  readonly items: readonly number[]
}

/**
 * The menu of a payload that names its items by id alone: the catalogue has the rest, with prices in dollars.
 * @throws {AppError} `invalid_input` for an item that the catalogue does not have
 */
export function contentFromIds({ name, items }: NamedItems, catalogue: readonly Dish[]): MenuContent {
  const dishes = items.map((id) => catalogue.find((dish) => dish.id === id))
  const unknown = items.filter((_, index) => dishes[index] === undefined)
  if (unknown.length > 0) {
    throw new AppError('invalid_input', {
      message: `The catalog has no item ${unknown.slice(0, 5).join(', ')}; such items are saved with their content.`,
      details: { fields: [{ path: 'items', message: 'Unknown item' }] },
    })
  }
  const known = dishes.filter((dish) => dish !== undefined)
  const sections = categories
    .map((category) => ({
      ...category,
      items: known
        .filter((dish) => dish.categoryId === category.id)
        .map((dish) => dishToItem(dish, MID_MARKET, dishImageUrl)),
    }))
    .filter((section) => section.items.length > 0)
  return { restaurant: { ...defaultRestaurant, name: restaurantNameOf(name) }, ...newMenu(sections) }
}

/** A menu's name has room for more than a restaurant's. */
const restaurantNameOf = (menuName: string): string =>
  [...menuName.replace(/ Menu$/, '')].slice(0, MENU_TEXT_LIMITS.name).join('').trim() ||
  defaultRestaurant.name
