import type { Dish } from '#domain/catalogue/dish.ts'
import { dishToItem } from '#domain/generation/dish-to-item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { categories } from '#domain/reference/reference.ts'
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
 * The ids decide the order: each category is a section where its first item is named.
 * @param recipes all that an item of a menu can come from, dishes of house standards among them
 * @throws {AppError} `invalid_input` for an item that the catalogue does not have
 */
export function contentFromIds({ name, items }: NamedItems, recipes: readonly Dish[]): MenuContent {
  const dishById = new Map(recipes.map((dish) => [dish.id, dish]))
  const unknown = items.filter((id) => !dishById.has(id))
  if (unknown.length > 0) {
    throw new AppError('invalid_input', {
      message: `The catalog has no item ${unknown.slice(0, 5).join(', ')}; such items are saved with their content.`,
      details: { fields: [{ path: 'items', message: 'Unknown item' }] },
    })
  }
  const known = items.flatMap((id) => dishById.get(id) ?? [])
  const sections = [...Map.groupBy(known, ({ categoryId }) => categoryId)].map(([id, dishes]) => ({
    id,
    name: categories.find((category) => category.id === id)?.name ?? '',
    items: dishes.map((dish) => dishToItem(dish, MID_MARKET, dishImageUrl)),
  }))
  return { restaurant: { ...defaultRestaurant, name: restaurantNameOf(name) }, ...newMenu(sections) }
}

const restaurantNameOf = (menuName: string): string =>
  [...menuName.replace(/ Menu$/, '')].slice(0, MENU_TEXT_LIMITS.name).join('').trim() ||
  defaultRestaurant.name
