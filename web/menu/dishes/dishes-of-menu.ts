import { useQuery } from '@tanstack/react-query'
import { type DishesOfMenu, decideDish, listDishesOfMenu } from '#contract/menus/dishes.ts'
import { type DishPart, dishParts, fieldsOfPart } from '#domain/menu/linking/dish-parts.ts'
import { isEqual } from '#domain/menu/merging/three-way.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { call } from '../../lib/api.ts'
import { askAgain, queryOf } from '../../lib/query-of.ts'
import { useSavedState } from '../saving/unsaved/use-unsaved.ts'
import { useOpenMenu } from '../store/open-menu.ts'

export interface DishElsewhere {
  readonly elsewhere: DishesOfMenu['dishes'][number]['elsewhere']
  /** The parts that were changed and not saved yet, with what was decided about them; null for nothing. */
  readonly changed: readonly { readonly part: DishPart; readonly isEverywhere: boolean | null }[]
}

/** Where else a linked dish of the open menu is, while changes of it wait for a save; null while there are none. */
export function useDishElsewhere(item: MenuItem): DishElsewhere | null {
  const id = useOpenMenu(({ savedAs }) => savedAs?.id) ?? ''
  const { data } = useQuery({
    ...queryOf(listDishesOfMenu, { params: { id } }),
    enabled: id !== '' && item.dishId !== undefined,
  })
  const saved = useSavedState(item.dishId !== undefined)
  const before = saved && itemsOf(saved.content).find(({ dishId }) => dishId === item.dishId)
  const dish = data?.dishes.find(({ dishId }) => dishId === item.dishId)
  if (!before || !dish || before === item) return null
  const changed = dishParts.filter((part) =>
    fieldsOfPart(part).some((field) => !isEqual(before[field], item[field])),
  )
  if (changed.length === 0) return null
  const decided = (part: DishPart) =>
    data?.decisions.find((one) => one.dishId === item.dishId && one.part === part)?.isEverywhere ?? null
  return {
    elsewhere: dish.elsewhere,
    changed: changed.map((part) => ({ part, isEverywhere: decided(part) })),
  }
}

/** @throws {ApiError} */
export async function decideParts(
  dishId: string,
  parts: readonly DishPart[],
  isEverywhere: boolean,
): Promise<void> {
  for (const part of parts) await call(decideDish, { body: { dishId, part, isEverywhere } })
  await askAgain(listDishesOfMenu)
}
