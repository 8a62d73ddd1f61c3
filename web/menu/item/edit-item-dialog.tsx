import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { applyConfirmations, stateClaims } from '#domain/menu/claims/claims.ts'
import { type ItemPlace, replaceItem, rewriteItem } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { setPrices } from '#domain/pricing/set-price.ts'
import { may, mayChange } from '../../plan/own-role.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { tellRefusedClaim } from '../claims/tell-refused-claim.ts'
import { tellRefusedEdit } from '../editing/tell-refused-edit.ts'
import { PlannedNote } from '../live/planned-note.tsx'
import { SoldOutSwitch } from '../live/sold-out-switch.tsx'
import { whyNotPrinted } from '../pictures/unprinted-picture.ts'
import { useHasPriceOfTheWhole, useHeadsOf, usePriceContext } from '../prices/price-context.ts'
import type { PriceDetails } from '../prices/price-reading.ts'
import { PricesAsText } from '../prices/prices-as-text.tsx'
import { PricesField } from '../prices/prices-field.tsx'
import { withDetails } from './details/item-details.ts'
import { useItemPicks, withPicks } from './details/item-picks.ts'
import { useItemExtras, withRecipe } from './item-extras.tsx'
import { ItemFields } from './item-fields.tsx'
import { type EditedItem, editedItemSchema, type TypedItem, typedItemOf } from './item-form.ts'
import { ItemFormFrame } from './item-form-frame.tsx'

export interface ItemToEdit {
  readonly place: ItemPlace
  readonly item: MenuItem
  /** What its form begins with: its first field, or what it declares and is made of. */
  readonly startsAt?: 'declaration'
}

export interface EditItemDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Stays while the dialog closes. */
  edited: ItemToEdit | null
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
  edited: ItemToEdit
  onClose: () => void
  onDirty: (isDirty: boolean) => void
}

function EditItemForm({ edited: { place, item, startsAt }, onClose, onDirty }: EditItemFormProps) {
  const extras = useItemExtras(item)
  const { picks, pick, isDirty } = useItemPicks(item)
  const [details, setDetails] = useState<PriceDetails>({})
  const heads = useHeadsOf(place.sectionId)
  const isPartOfWhole = useHasPriceOfTheWhole(place.sectionId)
  const context = usePriceContext({
    heads,
    before: item.prices,
    mayLack: true,
    isPartOfWhole,
    details,
  })
  const form = useForm<TypedItem, unknown, EditedItem>({
    resolver: zodResolver(editedItemSchema(context)),
    defaultValues: typedItemOf(item, context),
  })
  const { name, description, prices } = form.watch()
  const shown = stateClaims(
    applyConfirmations({ ...withRecipe(item, extras), name, description }),
    extras.statement,
  )

  const save = ({ name, description, prices, ...read }: EditedItem) => {
    const priced = setPrices(withRecipe(item, extras), prices)
    const stated = stateClaims(rewriteItem(priced, { name, description }), extras.statement)
    const picture = extras.imageUrl !== item.imageUrl && { imageUrl: extras.imageUrl }
    const rewritten = withPicks(withDetails({ ...stated, ...picture }, read), picks)
    if (tellRefusedClaim(rewritten)) return
    if (tellRefusedEdit((menu) => replaceItem(menu, place, rewritten))) return
    const isNewPicture = rewritten.imageUrl !== null && rewritten.imageUrl !== item.imageUrl
    toast({
      title: 'Menu item updated',
      description:
        `${rewritten.name} has been changed. ${isNewPicture ? whyNotPrinted(rewritten) : ''}`.trimEnd(),
    })
    onClose()
  }

  return (
    <ItemFormFrame
      form={form}
      extras={extras}
      picks={picks}
      onPick={pick}
      startsAtDeclaration={startsAt === 'declaration'}
      item={shown}
      submitLabel="Save Changes"
      onSubmit={save}
      isDirty={isDirty || Object.keys(details).length > 0}
      onDirty={onDirty}
      onClose={onClose}
    >
      <ItemFields register={form.register} errors={form.formState.errors} isDescriptionOptional />
      {mayChange('edit prices') ? (
        <PricesField
          typed={prices}
          onType={(typed) => form.setValue('prices', typed, { shouldDirty: true })}
          context={context}
          onDetails={setDetails}
          showsProblem={form.formState.isSubmitted}
        />
      ) : (
        <PricesAsText item={item} heads={heads} />
      )}
      <PlannedNote item={item} />
      {may('say sold out') && <SoldOutSwitch item={item} />}
    </ItemFormFrame>
  )
}
