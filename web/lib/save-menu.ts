import { useMutation } from '@tanstack/react-query'
import { createSavedMenu, type SavedMenu, updateSavedMenu } from '#contract/saved-menus.ts'
import { countItems, itemIds } from '#domain/menu/edits.ts'
import { menuNameFor } from '#domain/menu/restaurant.ts'
import { call } from './api.ts'
import { type OpenMenu, useOpenMenu } from './open-menu.ts'
import { queryClient } from './query-client.ts'

/** Cuisine of a menu that nobody gave one. */
export const DEFAULT_CUISINE_ID = 5

/** The cuisine that a menu is saved under: the chosen one, else that of any item, else American. */
export const cuisineOf = ({ cuisineId, groups }: Pick<OpenMenu, 'cuisineId' | 'groups'>): number =>
  cuisineId ??
  groups?.flatMap((group) => group.items).find((item) => item.cuisineId > 0)?.cuisineId ??
  DEFAULT_CUISINE_ID

export function savePayload(open: OpenMenu) {
  const groups = open.groups
  if (!groups || countItems(groups) === 0) {
    throw new Error('No menu data available to save. Please generate a menu first.')
  }
  return {
    name: menuNameFor(open.restaurant),
    restaurantId: open.restaurant.id,
    templateId: open.templateId,
    cuisineId: cuisineOf(open),
    items: itemIds(groups),
    createdAt: new Date().toISOString(),
    targetCheckAverage: open.restaurant.averageCheck,
    content: { restaurant: open.restaurant, groups: [...groups] },
    design: open.design,
  }
}

async function save(): Promise<SavedMenu> {
  const open = useOpenMenu.getState()
  const body = savePayload(open)
  const saved = open.savedAs
    ? await call(updateSavedMenu, {
        params: { id: open.savedAs.id },
        body: { ...body, version: open.savedAs.version },
      })
    : await call(createSavedMenu, { body })
  useOpenMenu.getState().markSaved({ id: saved.id, version: saved.version })
  return saved
}

/**
 * Saves the open menu: a new one the first time, the same one ever after. All screens share this
 * mutation, one save at a time, so that two of them cannot make two menus of one.
 */
export const useSaveMenu = () =>
  useMutation({
    mutationKey: ['save-menu'],
    scope: { id: 'save-menu' },
    mutationFn: save,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/saved-menus'] }),
  })
