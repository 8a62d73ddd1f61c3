import { keepPreviousData } from '@tanstack/react-query'
import { undoChange } from '#contract/menus/changes.ts'
import { changeDishes, type dishKinds, listDishes, listDishesOfMenu } from '#contract/menus/dishes.ts'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import type { EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'
import { call } from '../../../lib/api.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

export type DishKind = (typeof dishKinds)[number]
export type DishAnswer = EndpointOutput<typeof listDishes>

export const dishesQuery = (query: EndpointInput<typeof listDishes>['query']) => ({
  ...queryOf(listDishes, { query }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
})

/** After a change of dishes: all that says something of menus. */
export const refreshDishes = () =>
  Promise.all([refreshSavedMenus(), askAgain(listDishes, listDishesOfMenu, readSavedMenu)])

/** Saves a change on several menus, and offers to take it back. */
export async function saveDishes(
  body: EndpointInput<typeof changeDishes>['body'],
  done: string,
): Promise<void> {
  const { changeId } = await call(changeDishes, { body })
  await refreshDishes()
  if (changeId === null) return
  toast({
    title: done,
    durationMs: 12_000,
    action: { label: 'Undo', onSelect: () => undo(changeId).catch(showErrorToast) },
  })
}

async function undo(id: string): Promise<void> {
  await call(undoChange, { params: { id } })
  await refreshDishes()
  toast({ title: 'Taken back on all menus' })
}
