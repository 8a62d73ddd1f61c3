import type { RecipeOf } from '#domain/menu/claims/claims.ts'
import { contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { refusedItems } from '#domain/menu/recipes/judged-claims.ts'
import { AppError } from '../../../errors/app-error.ts'

const MOST_NAMED = 20

/**
 * Refuses a menu that states a diet of a dish which the recipe of that dish disproves: the catalogue's, or the owner's
 * own. What a menu says against itself is refused before (`contract/menus/content-to-save.ts`).
 * @throws {AppError} `invalid_input`, each dish by its place
 */
export function refuseUntrue(content: MenuContent, recipeOf: RecipeOf): void {
  const fields = refusedItems(content, recipeOf)
    .slice(0, MOST_NAMED)
    .map(({ pointer, name, contradiction }) => ({
      path: ['content', ...pointer].join('.'),
      message: contradictionSentence(name, contradiction),
    }))
  const [first] = fields
  if (first) throw new AppError('invalid_input', { message: first.message, details: { fields } })
}
