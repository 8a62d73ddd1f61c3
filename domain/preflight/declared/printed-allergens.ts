import type { MenuContent } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { anyWord } from '../../text/any-word.ts'
import { unprinted } from '../fixes/print-marks.ts'
import { says } from '../parts/menu-texts.ts'
import { placedItems } from '../parts/placed-items.ts'
import type { PrintFacts } from '../rules/page-finding.ts'

const ALLERGEN = anyWord(
  'allerg*, *allergen, *allergene, *allergenen, alergen*, alerg*, アレルギー, アレルゲン, 过敏, 過敏',
)

export const pointsToAllergens = (menu: MenuContent): boolean => says(menu, ALLERGEN)

/** Returns whether the pages print declarations next to names; nothing is printed where none are. */
export const printsAllergens = (menu: MenuContent, { allergenMarks }: PrintFacts): boolean =>
  itemsOf(menu).some(({ allergens }) => allergens !== undefined) &&
  unprinted('allergen', menu, allergenMarks).length === 0

/** Neither the dishes nor a sentence tell guests of allergens. */
export const isSilentOfAllergens = (menu: MenuContent, pages: PrintFacts): boolean =>
  placedItems(menu).length > 0 && !pointsToAllergens(menu) && !printsAllergens(menu, pages)
