import { useLayoutEffect, useRef, useState } from 'react'
import { duplicateItem, moveItem } from '#domain/menu/editing/arrange.ts'
import {
  findItem,
  type ItemPlace,
  insertItem,
  newCustomItemId,
  removeItem,
} from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { undoAction } from '../../../../menu/editing/undo-action.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { focusRow, itemRow, sectionRow } from '../focus/sheet-focus.ts'
import type { ItemActions } from './item-actions.ts'

export interface ItemActionsOptions {
  refresh: ItemActions['refresh']
  edit: (sectionId: number, item: MenuItem) => void
}

/** The actions on the dishes of the open menu, with their toasts. The object is always the same. */
export function useItemActions(options: ItemActionsOptions): ItemActions {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [actions] = useState<ItemActions>(() => ({
    refresh: (sectionId, item, like) => latest.current.refresh(sectionId, item, like),
    edit: (sectionId, item) => latest.current.edit(sectionId, item),
    remove,
    duplicate,
    moveBy,
    moveTo,
  }))
  return actions
}

const none = newMenu()

const present = (): Menu => useOpenMenu.getState().menu ?? none
const edit = (change: (menu: Menu) => Menu) => useOpenMenu.getState().edit(change)

const sectionOf = (sectionId: number) => present().sections.find(({ id }) => id === sectionId)

const positionOf = ({ sectionId, itemId }: ItemPlace): number =>
  sectionOf(sectionId)?.items.findIndex(({ id }) => id === itemId) ?? -1

/** The dish that takes this one's place on the screen; the section where it was the only one. */
function focusNeighbor({ sectionId, itemId }: ItemPlace): void {
  const items = sectionOf(sectionId)?.items ?? []
  const position = items.findIndex(({ id }) => id === itemId)
  const neighbor = items[position + 1] ?? items[position - 1]
  focusRow(neighbor ? itemRow({ sectionId, itemId: neighbor.id }) : sectionRow(sectionId))
}

function remove(place: ItemPlace): void {
  const item = findItem(present(), place)
  if (!item) return
  const position = positionOf(place)
  focusNeighbor(place)
  edit((menu) => removeItem(menu, place))
  toast({
    title: 'Menu Item Removed',
    description: `${item.name} is no longer on the menu.`,
    action: undoAction((menu) => insertItem(menu, place.sectionId, position, item)),
  })
}

function duplicate(place: ItemPlace): void {
  const item = findItem(present(), place)
  if (!item) return
  const id = newCustomItemId(present(), Math.random())
  edit((menu) => duplicateItem(menu, place, id))
  focusRow(itemRow({ sectionId: place.sectionId, itemId: id }))
}

function moveBy(place: ItemPlace, by: -1 | 1): void {
  const position = positionOf(place) + by
  if (position < 0) return
  edit((menu) => moveItem(menu, place, { sectionId: place.sectionId, position }))
  focusRow(itemRow(place))
}

export function moveTo(place: ItemPlace, sectionId: number): void {
  const item = findItem(present(), place)
  const target = sectionOf(sectionId)
  if (!item || !target) return
  const position = positionOf(place)
  focusNeighbor(place)
  edit((menu) => moveItem(menu, place, { sectionId, position: target.items.length }))
  const itemId = sectionOf(sectionId)?.items.at(-1)?.id
  toast({
    title: 'Item Moved',
    description: `${item.name} is the last dish in ${target.name} now.`,
    action: undoAction((menu) =>
      itemId === undefined
        ? menu
        : moveItem(menu, { sectionId, itemId }, { sectionId: place.sectionId, position }),
    ),
  })
}
