import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { settleClaims, stateClaims } from '#domain/menu/claims/claims.ts'
import { type ItemPlace, replaceItem, rewriteItem } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/schema.ts'
import { setPrice } from '#domain/pricing/set-price.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { tellRefusedClaim } from '../claims/tell-refused-claim.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { useItemExtras } from './item-extras.tsx'
import { ItemFields } from './item-fields.tsx'
import { type EditedItem, editedItemSchema, type TypedItem, typedItemOf } from './item-form.ts'
import { ItemFormFrame } from './item-form-frame.tsx'

/** A dish with the place it has on the menu. */
export interface PlacedItem {
  readonly place: ItemPlace
  readonly item: MenuItem
}

export interface EditItemDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Stays while the dialog closes. */
  edited: PlacedItem | null
}

export function EditItemDialog({ isOpen, onOpenChange, edited }: EditItemDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Edit Menu Item"
      description="Customize the name, description, price and image."
      hasUnsavedInput={isDirty}
    >
      {edited && <EditItemForm edited={edited} onClose={() => onOpenChange(false)} onDirty={setIsDirty} />}
    </Dialog>
  )
}

interface EditItemFormProps {
  edited: PlacedItem
  onClose: () => void
  onDirty: (isDirty: boolean) => void
}

function EditItemForm({ edited: { place, item }, onClose, onDirty }: EditItemFormProps) {
  const extras = useItemExtras(item)
  const form = useForm<TypedItem, unknown, EditedItem>({
    resolver: zodResolver(editedItemSchema),
    defaultValues: typedItemOf(item),
  })
  const { name, description } = form.watch()
  const shown = stateClaims(settleClaims({ ...item, name, description }), extras.statement)

  const save = (words: EditedItem) => {
    const rewritten = {
      ...stateClaims(rewriteItem(setPrice(item, words.price), words), extras.statement),
      imageUrl: extras.imageUrl,
    }
    if (tellRefusedClaim(rewritten)) return
    useOpenMenu.getState().edit((menu) => replaceItem(menu, place, rewritten))
    toast({ title: 'Menu item updated', description: `${rewritten.name} has been changed.` })
    onClose()
  }

  return (
    <ItemFormFrame
      form={form}
      extras={extras}
      item={shown}
      submitLabel="Save Changes"
      onSubmit={save}
      onDirty={onDirty}
      onClose={onClose}
    >
      <ItemFields register={form.register} errors={form.formState.errors} isDescriptionOptional />
    </ItemFormFrame>
  )
}
