import type { ViewerAllergen, ViewerExtras, ViewerItem, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { type Declaration, toldContents } from '#domain/allergens/declaration-state.ts'
import { dishReason } from '#domain/menu/allergen-matrix/avoiding.ts'
import { avoidableColumns, matrixMarketOf } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { allergenNameIn } from '#domain/menu/claims/allergen-names.ts'
import type { PrintedMark } from '#domain/menu/printed/printed-mark.ts'

/**
 * What guests can avoid, with how many dishes each choice hides; none where no dish has a declaration, since each
 * choice would hide the whole menu. What the legend of the menu explains is called as it is there.
 * @param country ISO 3166-1 alpha-2, of the restaurant
 * @param language of the menu, BCP 47
 */
export function avoidableOf(
  sections: readonly ViewerSection[],
  country: string | undefined,
  language: string,
  legend: readonly PrintedMark[],
): ViewerAllergen[] {
  const dishes = dishesIn(sections)
  if (dishes.every(({ item }) => item.allergens === undefined)) return []
  const declared = dishes.flatMap(({ item, shared }) =>
    [item, ...[...item.extras, ...shared].flatMap(({ options }) => options)].flatMap(keysOf),
  )
  const meanings = new Map(legend.map(({ id, meaning }) => [id, meaning]))
  return avoidableColumns(matrixMarketOf(country), declared).map((column) => ({
    ...column,
    name: meanings.get(`allergen:${column.key}`) || allergenNameIn(language, column.key),
    dishes: dishes.filter(({ item, shared }) => dishReason(item, shared, [column]) !== null).length,
  }))
}

const keysOf = (declared: Declaration): readonly string[] => [
  ...toldContents(declared),
  ...(declared.mayContain ?? []),
]

const dishesIn = (
  sections: readonly ViewerSection[],
): { readonly item: ViewerItem; readonly shared: readonly ViewerExtras[] }[] =>
  sections.flatMap((section) => [
    ...section.items.map((item) => ({ item, shared: section.extras })),
    ...dishesIn(section.sections),
  ])
