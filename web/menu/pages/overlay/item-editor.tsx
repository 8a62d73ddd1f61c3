import { useState } from 'react'
import { findItem, type ItemPlace } from '#domain/menu/editing/edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { EditItemDialog } from '../../item/edit-item-dialog.tsx'
import { NewItemDialog, type NewItemWords } from '../../item/new-item-dialog.tsx'

export type ItemTask =
  | { readonly kind: 'edit'; readonly place: ItemPlace }
  | { readonly kind: 'add'; readonly sectionId: number }

export interface ItemEditorProps {
  readonly task: ItemTask | null
  readonly menu: Menu
  readonly onClose: () => void
}

const newItemWords: NewItemWords = {
  added: 'Menu item added',
  noCuisine: {
    title: 'No cuisine selected',
    description: 'Please generate a menu first before adding custom items.',
  },
}

export function ItemEditor({ task, menu, onClose }: ItemEditorProps) {
  const shown = useLastTask(task)
  const place = shown?.kind === 'edit' ? shown.place : null
  const item = place && findItem(menu, place)
  const toggle = (isOpen: boolean) => !isOpen && onClose()
  return (
    <>
      <EditItemDialog
        isOpen={task?.kind === 'edit'}
        onOpenChange={toggle}
        edited={place && item ? { place, item } : null}
      />
      <NewItemDialog
        isOpen={task?.kind === 'add'}
        onOpenChange={toggle}
        sectionId={shown?.kind === 'add' ? shown.sectionId : null}
        words={newItemWords}
        onAdded={onClose}
      />
    </>
  )
}

/** A dialog that closes still shows what it was about. */
function useLastTask(task: ItemTask | null): ItemTask | null {
  const [last, setLast] = useState(task)
  if (task && task !== last) setLast(task)
  return task ?? last
}
