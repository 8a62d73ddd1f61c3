import { useEffect, useState } from 'react'
import type { AllergenKey } from '#domain/allergens/allergen-keys.ts'
import { allergens } from '#domain/reference/reference.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

/** Allergens as the restaurant's country names and orders them; the 14 groups until its list has loaded. */
export function useDeclarable(): readonly AllergenKey[] {
  const country = useOpenMenu(({ restaurant }) => restaurant.market?.country)
  const [declarable, setDeclarable] = useState<readonly AllergenKey[]>(allergens)
  useEffect(() => {
    let isCurrent = true
    import('#domain/menu/allergen-matrix/matrix-columns.ts')
      .then(({ declarableKeys, matrixMarketOf }) => {
        if (isCurrent) setDeclarable(declarableKeys(matrixMarketOf(country)))
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [country])
  return declarable
}
