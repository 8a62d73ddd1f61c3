import { designSchema } from '#domain/design/settings.ts'
import { menuSchema } from '#domain/menu/model/menu.ts'
import { restaurantSchema } from '#domain/menu/model/restaurant.ts'
import { countItems } from '#domain/menu/model/walk.ts'

/** The browser's stored copy of the open menu, not checked yet. */
interface StoredMenu {
  readonly menu: unknown
  readonly restaurant: unknown
  readonly design: unknown
}

interface EntryProblem {
  readonly of: 'menu' | 'design'
  readonly sentence: string
}

export function entryProblem({ menu, restaurant, design }: StoredMenu): EntryProblem | null {
  if (menu === null || menu === undefined) {
    return menuProblem(
      'Please generate a menu in the Menu Builder first before proceeding to the design stage.',
    )
  }
  const read = menuSchema.safeParse(menu)
  if (!read.success || !restaurantSchema.safeParse(restaurant).success)
    return menuProblem('Menu data format is invalid. Redirecting back to menu builder.')
  if (countItems(read.data) === 0)
    return menuProblem('Please add items to your menu before proceeding to the design stage.')
  if (!designSchema.safeParse(design).success) {
    return {
      of: 'design',
      sentence:
        'The colors, fonts and pages of this menu cannot be read. Its dishes and prices are all there; its design starts over.',
    }
  }
  return null
}

const menuProblem = (sentence: string): EntryProblem => ({ of: 'menu', sentence })
