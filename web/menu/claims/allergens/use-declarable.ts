import { useMemo } from 'react'
import type { AllergenKey } from '#domain/allergens/allergen-keys.ts'
import { declarableKeys, matrixMarketOf } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

/** What is declared in the country of the restaurant, under the names and in the order that its guests read. */
export function useDeclarable(): readonly AllergenKey[] {
  const country = useOpenMenu(({ restaurant }) => restaurant.market?.country)
  return useMemo(() => declarableKeys(matrixMarketOf(country)), [country])
}
