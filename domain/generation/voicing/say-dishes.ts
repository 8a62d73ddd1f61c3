import { withStatements } from '../../catalogue/voices/own-wording.ts'
import { rewordItem } from '../../menu/claims/claims.ts'
import { editItems } from '../../menu/editing/edits.ts'
import type { Menu } from '../../menu/model/menu.ts'

/** New words for an item that comes from a dish of the catalogue, as its owner took them. */
export interface SaidDish {
  readonly id: number
  readonly description: string
  /** Statements that the owner confirmed, in the author's words. */
  readonly confirmed: readonly string[]
  /** What the recipe supports. */
  readonly dietaryOptions: readonly number[]
  readonly allergens: readonly string[]
}

/**
 * The menu with these dishes of a section said in their new words; claims are kept as their recipe supports
 * them.
 */
export const sayDishes = (menu: Menu, sectionId: number, said: readonly SaidDish[]): Menu =>
  editItems(menu, sectionId, (items) =>
    items.map((item) => {
      const words = said.find(({ id }) => id === item.id)
      if (!words) return item
      const { dietaryOptions, allergens, confirmed } = words
      const description = withStatements(words.description, confirmed)
      return rewordItem(item, item.recipeId ?? item.id, {
        name: item.name,
        description,
        dietaryOptions,
        allergens,
      })
    }),
  )
