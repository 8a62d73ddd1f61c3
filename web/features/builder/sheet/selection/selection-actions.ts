import { duplicateItems, moveItems, putItemsBack, removeItems } from '#domain/menu/editing/many-items.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { tellRefusedEdit } from '../../../../menu/editing/tell-refused-edit.ts'
import { undoAction } from '../../../../menu/editing/undo-action.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { rowOrder } from '../focus/row-order.ts'
import { clearSelection, focusRow, useSheetFocus } from '../focus/sheet-focus.ts'
import { selectedPlaces } from './selected-places.ts'

export const dishCount = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`)

/** Each is one step: one Undo takes all of it back. */
export function removeSelected(): void {
  const places = selectedPlaces()
  const before = present()
  const { selected } = useSheetFocus.getState()
  const rows = rowOrder(present())
  const first = rows.findIndex((row) => selected.has(row))
  useOpenMenu.getState().edit((menu) => removeItems(menu, places))
  clearSelection()
  const left = rowOrder(present())
  const next = left[Math.min(first, left.length - 1)]
  if (next !== undefined) focusRow(next)
  toast({
    title: places.length === 1 ? 'Menu Item Removed' : 'Menu Items Removed',
    description: `${dishCount(places.length)} ${places.length === 1 ? 'is' : 'are'} no longer on the menu.`,
    action: undoAction((menu) => putItemsBack(menu, before, places)),
  })
}

export function duplicateSelected(): void {
  const places = selectedPlaces()
  tellRefusedEdit((menu) => duplicateItems(menu, places, Math.random()))
}

export function moveSelected(sectionId: number): void {
  const places = selectedPlaces()
  const before = present()
  if (tellRefusedEdit((menu) => moveItems(menu, places, sectionId))) return
  clearSelection()
  const section = present().sections.find(({ id }) => id === sectionId)
  toast({
    title: 'Items Moved',
    description: `${dishCount(places.length)} ${places.length === 1 ? 'is' : 'are'} at the end of ${section?.name} now.`,
    action: undoAction((menu) => putItemsBack(menu, before, places)),
  })
}

const none = newMenu()
const present = () => useOpenMenu.getState().menu ?? none
