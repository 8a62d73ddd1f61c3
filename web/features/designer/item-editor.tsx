import { useMemo } from 'react'
import {
  addItem,
  customItem,
  findItem,
  type ItemPlace,
  newCustomItemId,
  updateItem,
} from '#domain/menu/edits.ts'
import { blankItem, type EditedItem, typedItemOf } from '../../lib/item-form.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { knownCuisineOf } from '../../lib/save-menu.ts'
import { toast } from '../../ui/toast-store.ts'
import { ItemDialog } from './item-dialog.tsx'

/** What is being written: an item of the menu, or a new one for a section. */
export type ItemTask =
  | { readonly kind: 'edit'; readonly place: ItemPlace }
  | { readonly kind: 'add'; readonly categoryId: number }

/** The dialog for an item of the open menu. */
export function ItemEditor({ task, onClose }: { task: ItemTask | null; onClose: () => void }) {
  const groups = useOpenMenu((open) => open.groups)
  const edited = task?.kind === 'edit' && groups ? findItem(groups, task.place) : undefined
  const fields = useMemo(() => (edited ? typedItemOf(edited) : blankItem), [edited])
  const categoryId = task?.kind === 'edit' ? task.place.categoryId : task?.categoryId
  const section = groups?.find((group) => group.category.id === categoryId)?.category

  const save = (values: EditedItem) => {
    const isSaved =
      task?.kind === 'edit' ? saveEdited(task.place, values) : task && saveNew(task.categoryId, values)
    if (isSaved) onClose()
  }
  return (
    <ItemDialog
      key={task?.kind === 'edit' ? `edit/${categoryId}/${task.place.itemId}` : `add/${categoryId}`}
      isOpen={task !== null}
      isNew={task?.kind === 'add'}
      sectionName={section?.name ?? ''}
      fields={fields}
      onSave={save}
      onClose={onClose}
    />
  )
}

function saveEdited(place: ItemPlace, values: EditedItem): boolean {
  useOpenMenu.getState().edit((menu) => updateItem(menu, place, values))
  toast({ title: 'Menu item updated' })
  return true
}

function saveNew(categoryId: number, values: EditedItem): boolean {
  const open = useOpenMenu.getState()
  const menu = open.groups ?? []
  const cuisineId = knownCuisineOf(open)
  if (cuisineId === null) {
    toast({
      title: 'No cuisine selected',
      description: 'Please generate a menu first before adding custom items.',
      variant: 'destructive',
    })
    return false
  }
  if (!menu.some((group) => group.category.id === categoryId)) {
    toast({
      title: 'Error adding item',
      description: 'Could not determine which category to add the item to.',
      variant: 'destructive',
    })
    return false
  }
  const id = newCustomItemId(menu, Math.random())
  open.edit((current) =>
    addItem(
      current,
      categoryId,
      customItem({ ...values, dietaryOptions: [] }, { id, categoryId, cuisineId }),
    ),
  )
  toast({ title: 'Menu item added' })
  return true
}
