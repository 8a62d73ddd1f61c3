import { allergenName } from '../../menu/claims/allergen-names.ts'
import { claimsOf, stateClaims } from '../../menu/claims/claims.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Section } from '../../menu/model/section.ts'
import { againstItem } from '../../menu/recipes/against.ts'
import { judgedByOwnRecipe } from '../../menu/recipes/judged-claims.ts'
import type { DishContext } from '../../menu/recipes/over-dishes.ts'
import type { Special } from '../model/special.ts'

/** Above every id that an item of a menu has. */
const FIRST_SPECIAL_ID = 2 ** 48

/** The number of a special among the items of a menu, none of theirs: 48 of its UUID's 122 random bits. */
export const specialItemId = (id: string): number =>
  FIRST_SPECIAL_ID + Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/**
 * Returns a special as an item of its menu. What it declares and claims waits, as an item's does, until its owner
 * confirms it; what its ingredients disprove waits in any case.
 */
export function specialItem(id: string, special: Special): MenuItem {
  const {
    menuId: _,
    sectionId: __,
    timeZone: ___,
    from: ____,
    until: _____,
    isConfirmed,
    ...content
  } = special
  const { dietaryOptions: confirmed, ...lists } = claimsOf({ ...content, ...NO_DISH_OF_A_MENU })
  const item = { ...content, ...NO_DISH_OF_A_MENU, id: specialItemId(id) }
  return judgedByOwnRecipe(stateClaims(item, isConfirmed === true ? { confirmed, ...lists } : {}))
}

/**
 * All that speaks against what a special declares and claims where it is on its menu, in sentences for its owner: as of
 * any other item.
 * @param sectionId of the section that it is in; absent where it is before all others
 */
export function againstSpecial(menu: DishContext, sectionId: number | undefined, item: MenuItem): string[] {
  const section = menu.sections.find(({ id }) => id === sectionId) ?? aloneIn(item)
  const { lacking, untrue, withheld, doubts } = againstItem(menu, section, item)
  const missing = lacking.map((key) => `The recipe of ${item.name} has ${allergenName(key)}. Not declared.`)
  return [...missing, ...untrue, ...withheld, ...doubts]
}

const aloneIn = (item: MenuItem): Section => ({ id: 0, name: '', items: [item] })

const NO_DISH_OF_A_MENU = { id: 0, categoryId: 0, cuisineId: 0 }
