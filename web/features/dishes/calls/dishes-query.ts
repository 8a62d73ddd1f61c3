import { keepPreviousData } from '@tanstack/react-query'
import { changeDishes, type dishKinds, listDishes } from '#contract/menus/dishes.ts'
import { listRollouts, startRollout } from '#contract/menus/rollouts.ts'
import type { EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'
import { call } from '../../../lib/api.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { refreshDishes, undoOnMenus } from '../../../menu/changes/undo-change.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

export type DishKind = (typeof dishKinds)[number]
export type DishAnswer = EndpointOutput<typeof listDishes>

export const dishesQuery = (query: EndpointInput<typeof listDishes>['query']) => ({
  ...queryOf(listDishes, { query }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
})

/** Saves a change on several menus, and offers to take it back or looks for its dishes at the other restaurants. */
export async function saveDishes(
  body: EndpointInput<typeof changeDishes>['body'],
  done: string,
  isEverywhere: boolean,
): Promise<void> {
  const { changeId, menus } = await call(changeDishes, { body })
  await refreshDishes()
  if (changeId === null) return
  if (isEverywhere) {
    await call(startRollout, { body: { title: body.title, menus } })
    await askAgain(listRollouts)
  }
  toast({ title: done, durationMs: 12_000, action: undoOnMenus(changeId) })
}
