import { useCallback, useState } from 'react'
import { contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import { standingOf } from '#domain/menu/editing/marking/mark-item.ts'
import { markItems, type RefusedMark } from '#domain/menu/editing/marking/mark-items.ts'
import type { MarkedThing } from '#domain/menu/editing/marking/marked-thing.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import type { MarkedDish } from './marked-dishes.ts'

export interface MarkingRefusal {
  /** The one dish and the column that were pressed; absent where many were marked at once. */
  readonly spot?: { readonly dish: string; readonly column: string }
  readonly sentences: readonly string[]
}

export interface Press {
  readonly dishes: readonly MarkedDish[]
  readonly columns: readonly { readonly id: string; readonly thing: MarkedThing }[]
}

const isSaidFully = ({ item }: MarkedDish, thing: MarkedThing): boolean => {
  const standing = standingOf(item, thing)
  return standing !== null && standing !== 'to-confirm'
}

/** Returns whether a thing is said of all these dishes, so that a press takes it back. */
export const areAllSaid = ({ dishes, columns }: Press): boolean =>
  dishes.every((dish) => columns.every(({ thing }) => isSaidFully(dish, thing)))

export function useMarking() {
  const [refusal, setRefusal] = useState<MarkingRefusal | null>(null)
  const press = useCallback((pressed: Press, isSaid = !areAllSaid(pressed)) => {
    const { dishes, columns } = pressed
    const open = useOpenMenu.getState()
    if (!open.menu || dishes.length === 0) return
    const places = dishes.map(({ place }) => place)
    const refused: RefusedMark[] = []
    const next = columns.reduce((menu: Menu, { thing }) => {
      const marked = markItems(menu, places, thing, isSaid)
      refused.push(...marked.refused)
      return marked.menu
    }, open.menu)
    open.edit(() => next)
    const [column] = columns
    const [dish] = dishes
    const isOne = dishes.length === 1 && columns.length === 1 && dish && column
    setRefusal(
      refused.length === 0
        ? null
        : {
            ...(isOne && { spot: { dish: dish.key, column: column.id } }),
            sentences: refused.map(({ name, contradiction }) => contradictionSentence(name, contradiction)),
          },
    )
  }, [])
  /** Confirms what waits in these dishes. */
  const edit = useCallback((change: (menu: Menu) => Menu) => {
    setRefusal(null)
    useOpenMenu.getState().edit(change)
  }, [])
  const forget = useCallback(() => setRefusal(null), [])
  return { refusal, press, edit, forget }
}
