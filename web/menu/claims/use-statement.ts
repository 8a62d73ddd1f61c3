import { useState } from 'react'
import { type Statement, stateClaims } from '#domain/menu/claims/claims.ts'
import { type Contradiction, contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import { type ItemPlace, replaceItem } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { refusedByRecipe } from '#domain/menu/recipes/judged-claims.ts'
import { useOpenMenu } from '../store/open-menu.ts'

export function useStatement(place: ItemPlace, item: MenuItem) {
  const [refused, setRefused] = useState<Contradiction | null>(null)
  const isEnglish = useOpenMenu(({ menu }) => /^en\b|^$/u.test(menu?.language ?? ''))
  return {
    /** Takes the dish with words that answer a doubt, which are English. */
    onWords: isEnglish
      ? (said: MenuItem) => useOpenMenu.getState().edit((menu) => replaceItem(menu, place, said))
      : undefined,
    /** Why the last statement was refused; null when it was kept. */
    refusal: refused && contradictionSentence(item.name, refused),
    /** @returns the dish as it is stated now; null where that is refused */
    state(statement: Statement): MenuItem | null {
      const stated = stateClaims(item, statement)
      const contradiction = refusedByRecipe(stated)
      setRefused(contradiction)
      if (contradiction) return null
      useOpenMenu.getState().edit((menu) => replaceItem(menu, place, stated))
      return stated
    },
  }
}
