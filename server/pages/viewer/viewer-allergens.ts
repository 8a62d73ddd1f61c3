import type { ViewerAllergen, ViewerSection } from '#contract/pages.ts'
import { avoidReason } from '#domain/menu/allergen-matrix/avoiding.ts'
import { matrixColumns, matrixMarketOf } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { itemsIn } from './viewer-diets.ts'

/**
 * What guests can avoid, with how many dishes each choice hides; none where no dish has a declaration, since each
 * choice would hide the whole menu.
 * @param country ISO 3166-1 alpha-2, of the restaurant
 */
export function avoidableOf(
  sections: readonly ViewerSection[],
  country: string | undefined,
): ViewerAllergen[] {
  const items = itemsIn(sections)
  if (items.every(({ allergens }) => allergens === undefined)) return []
  return matrixColumns(matrixMarketOf(country)).map((column) => ({
    ...column,
    name: allergenName(column.key),
    dishes: items.filter((item) => avoidReason(item, [column]) !== null).length,
  }))
}
