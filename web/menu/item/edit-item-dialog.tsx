import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { refusedClaim, settleClaims, stateClaims } from '#domain/menu/claims/claims.ts'
import { type ItemPlace, replaceItem, rewriteItem } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/schema.ts'
import { setPrice } from '#domain/pricing/set-price.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { refusedClaimWords } from '../claims/refused-claim-words.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { ItemExtras, useItemExtras } from './item-extras.tsx'
import { ItemFields } from './item-fields.tsx'
import {
  complaintAbout,
  type EditedItem,
  editedItemSchema,
  type TypedItem,
  typedItemOf,
} from './item-form.ts'

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
      maxWidth={500}
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
  const { errors, isDirty } = form.formState
  const hasChanged = isDirty || extras.isDirty
  useEffect(() => onDirty(hasChanged), [hasChanged, onDirty])

  const { name, description } = form.watch()
  const shown = stateClaims(settleClaims({ ...item, name, description }), extras.statement)

  const save = (words: EditedItem) => {
    if (extras.isUploading) return
    const rewritten = {
      ...stateClaims(rewriteItem(setPrice(item, words.price), words), extras.statement),
      imageUrl: extras.imageUrl,
    }
    const refused = refusedClaim(rewritten)
    if (refused) {
      toast({ variant: 'destructive', ...refusedClaimWords(rewritten.name, refused) })
      return
    }
    useOpenMenu.getState().edit((menu) => replaceItem(menu, place, rewritten))
    toast({ title: 'Menu item updated', description: `${rewritten.name} has been changed.` })
    onClose()
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(save, (failed) => {
        const complaint = complaintAbout(failed)
        if (complaint) toast({ variant: 'destructive', ...complaint })
      })}
    >
      <div className="flex flex-col gap-4">
        <ItemFields register={form.register} errors={errors} isDescriptionOptional />
        <ItemExtras extras={extras} item={shown} />
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={extras.isUploading}>
          Save Changes
        </Button>
      </DialogActions>
    </form>
  )
}
