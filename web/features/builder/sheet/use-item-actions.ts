import { useLayoutEffect, useRef, useState } from 'react'
import { duplicateItem, moveItem } from '#domain/menu/editing/arrange.ts'
import {
  findItem,
  type ItemPlace,
  insertItem,
  newCustomItemId,
  removeItem,
} from '#domain/menu/editing/edits.ts'
import type { Menu, MenuItem } from '#domain/menu/model/schema.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { ItemActions } from './menu-item-row.tsx'

export interface ItemActionsOptions {
  refresh: (categoryId: number, item: MenuItem) => void
  edit: (categoryId: number, item: MenuItem) => void
  focusAfter: (...selectors: string[]) => void
}

/** The actions on the dishes of the open menu, with their toasts. The object is always the same. */
export function useItemActions(options: ItemActionsOptions): ItemActions {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [actions] = useState<ItemActions>(() => ({
    refresh: (categoryId, item) => latest.current.refresh(categoryId, item),
    edit: (categoryId, item) => latest.current.edit(categoryId, item),
    remove: (place) => remove(place, latest.current.focusAfter),
    duplicate: (place) => duplicate(place, latest.current.focusAfter),
    moveBy,
    moveTo: (place, categoryId) => moveTo(place, categoryId, latest.current.focusAfter),
  }))
  return actions
}

const present = (): Menu => useOpenMenu.getState().groups ?? []
const edit = (change: (menu: Menu) => Menu) => useOpenMenu.getState().edit(change)

const positionOf = ({ categoryId, itemId }: ItemPlace): number =>
  present()
    .find(({ category }) => category.id === categoryId)
    ?.items.findIndex(({ id }) => id === itemId) ?? -1

/** The same button of the dish that takes this one's place. */
function buttonOfNeighbor({ categoryId, itemId }: ItemPlace, action: string): string[] {
  const items = present().find(({ category }) => category.id === categoryId)?.items ?? []
  const position = items.findIndex(({ id }) => id === itemId)
  const neighbor = items[position + 1] ?? items[position - 1]
  return [`[data-item-id="${neighbor?.id}"] [data-action="${action}"]`, '[data-action="add"]']
}

function remove(place: ItemPlace, focusAfter: ItemActionsOptions['focusAfter']): void {
  const item = findItem(present(), place)
  if (!item) return
  const position = positionOf(place)
  focusAfter(...buttonOfNeighbor(place, 'remove'))
  edit((menu) => removeItem(menu, place))
  toast({
    title: 'Menu Item Removed',
    description: `${item.name} is no longer on the menu.`,
    action: undoAction((menu) => insertItem(menu, place.categoryId, position, item)),
  })
}

function duplicate(place: ItemPlace, focusAfter: ItemActionsOptions['focusAfter']): void {
  const item = findItem(present(), place)
  if (!item) return
  const id = newCustomItemId(present(), Math.random())
  focusAfter(`[data-item-id="${id}"] [data-action="name"]`)
  edit((menu) => duplicateItem(menu, place, id))
  toast({ title: 'Item Duplicated', description: `A second ${item.name} is below the first.` })
}

function moveBy(place: ItemPlace, by: -1 | 1): void {
  const position = positionOf(place) + by
  edit((menu) => moveItem(menu, place, { categoryId: place.categoryId, position }))
}

/** Moves an item to the end of another section. */
export function moveTo(
  place: ItemPlace,
  categoryId: number,
  focusAfter: ItemActionsOptions['focusAfter'],
): void {
  const item = findItem(present(), place)
  const target = present().find(({ category }) => category.id === categoryId)
  if (!item || !target) return
  const position = positionOf(place)
  focusAfter(...buttonOfNeighbor(place, 'more'))
  edit((menu) => moveItem(menu, place, { categoryId, position: target.items.length }))
  const itemId = present()
    .find(({ category }) => category.id === categoryId)
    ?.items.at(-1)?.id
  toast({
    title: 'Item Moved',
    description: `${item.name} is the last dish in ${target.category.name} now.`,
    action: undoAction((menu) =>
      itemId === undefined
        ? menu
        : moveItem(menu, { categoryId, itemId }, { categoryId: place.categoryId, position }),
    ),
  })
}
