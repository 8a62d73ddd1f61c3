import { type FormEvent, useLayoutEffect, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { tellRefusedEdit } from '../../../../menu/editing/tell-refused-edit.ts'
import { ChoicePicks } from '../../../../menu/item/details/pick-fields.tsx'
import { PictureField } from '../../../../menu/pictures/picture-field.tsx'
import { readPrices, typedPrices } from '../../../../menu/prices/box-of-prices.ts'
import { usePriceContext } from '../../../../menu/prices/price-context.ts'
import type { PriceDetails } from '../../../../menu/prices/price-reading.ts'
import { PricesField } from '../../../../menu/prices/prices-field.tsx'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { mayBringDishes, mayChange } from '../../../../plan/own-role.ts'
import { FormActions } from '../../../../ui/form/form-actions.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { complaintAboutSectionName } from '../section-name.ts'
import { SectionFields } from './section-fields.tsx'
import {
  parentOfTyped,
  readChoose,
  type TypedSection,
  typedSectionOf,
  withTypedSection,
} from './section-form.ts'

export interface SectionDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Stays while the dialog closes. */
  sectionId: number | null
}

export function SectionDialog({ isOpen, onOpenChange, sectionId }: SectionDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const menu = useOpenMenu((open) => open.menu)
  const section = menu?.sections.find(({ id }) => id === sectionId)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Edit Section"
      description="Its layout, its texts and its place on the menu."
      maxWidth={560}
      hasUnsavedInput={isDirty}
    >
      {menu && section && (
        <SectionForm menu={menu} section={section} onDirty={setIsDirty} onClose={() => onOpenChange(false)} />
      )}
    </Dialog>
  )
}

const none: [] = []

interface SectionFormProps {
  menu: Menu
  section: Section
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

function SectionForm({ menu, section, onDirty, onClose }: SectionFormProps) {
  const [typed, setTyped] = useState(() => typedSectionOf(section))
  const [details, setDetails] = useState<PriceDetails>({})
  const before = section.prices ?? none
  const context = usePriceContext({ heads: none, before, mayLack: true, details })
  const [prices, setPrices] = useState(() => typedPrices(before, context))
  const [hasTriedToSave, setHasTriedToSave] = useState(false)
  const [isUploading, setIsUploading] = useState(false)

  const set = (changes: Partial<TypedSection>) => setTyped((now) => ({ ...now, ...changes }))
  const isDirty =
    JSON.stringify(typed) !== JSON.stringify(typedSectionOf(section)) ||
    prices !== typedPrices(before, context) ||
    Object.keys(details).length > 0
  // Before the next key: Escape right after the last letter has to ask.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const parentId = parentOfTyped(typed)
  const choose = readChoose(typed.choose)
  const reading = readPrices(prices, context)
  const nameComplaint = complaintAboutSectionName(menu, typed.name, { id: section.id, parentId })

  const save = (event: FormEvent) => {
    event.preventDefault()
    setHasTriedToSave(true)
    if (nameComplaint !== null || choose === null || !('prices' in reading) || isUploading) return
    const refused = tellRefusedEdit((present) =>
      withTypedSection(present, section, { ...typed, choose }, reading.prices),
    )
    if (!refused) onClose()
  }

  return (
    <form noValidate onSubmit={save}>
      <div className="flex flex-col gap-4">
        <SectionFields
          section={section}
          typed={typed}
          onType={set}
          nameError={hasTriedToSave ? nameComplaint : null}
          chooseError={choose === null ? 'Please enter a whole number from 1 to 20.' : null}
        />
        {mayChange('edit prices') && (
          <PricesField
            isOfWhole
            typed={prices}
            onType={setPrices}
            context={context}
            onDetails={setDetails}
            showsProblem={hasTriedToSave}
          />
        )}
        {mayBringDishes() && (
          <ChoicePicks picked={typed.modifierGroups} onPick={(modifierGroups) => set({ modifierGroups })} />
        )}
        <PictureField
          label="Picture"
          purpose="itemImage"
          imageUrl={typed.imageUrl}
          onImageUrl={(imageUrl) => set({ imageUrl })}
          onUploading={setIsUploading}
          preview={
            typed.imageUrl && (
              <img src={typed.imageUrl} alt="" className="size-20 rounded-control object-cover" />
            )
          }
        />
      </div>
      <FormActions onCancel={onClose} disabled={isUploading}>
        Save Changes
      </FormActions>
    </form>
  )
}
