import { type FormEvent, useState } from 'react'
import { categories } from '#domain/catalogue/reference.ts'
import {
  addSection,
  categoryForSection,
  isFullOfSections,
  isSectionNameTaken,
} from '#domain/menu/editing/sections.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/schema.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { complaintAboutSectionName } from './section-name.ts'

export interface AddSectionDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAdded: (categoryId: number) => void
}

export function AddSectionDialog({ isOpen, onOpenChange, onAdded }: AddSectionDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add Section"
      description="An empty section at the end of the menu."
      maxWidth={440}
    >
      <AddSectionForm onClose={() => onOpenChange(false)} onAdded={onAdded} />
    </Dialog>
  )
}

interface AddSectionFormProps extends Pick<AddSectionDialogProps, 'onAdded'> {
  onClose: () => void
}

function AddSectionForm({ onClose, onAdded }: AddSectionFormProps) {
  const groups = useOpenMenu((open) => open.groups) ?? []
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const suggested = categories.filter((category) => !isSectionNameTaken(groups, category.name))

  const add = (event: FormEvent) => {
    event.preventDefault()
    const complaint = isFullOfSections(groups)
      ? 'This menu has as many sections as a menu can have.'
      : complaintAboutSectionName(groups, name)
    setError(complaint)
    if (complaint !== null) return
    const category = categoryForSection(groups, name)
    useOpenMenu.getState().edit((menu) => addSection(menu, category))
    onClose()
    onAdded(category.id)
  }

  return (
    <form noValidate onSubmit={add}>
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={MENU_TEXT_LIMITS.sectionName}
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      {suggested.length > 0 && (
        <div className="mt-4">
          <p className="mb-2 text-quiet text-sm">For these Carte can also find dishes:</p>
          <div className="flex flex-wrap gap-2">
            {suggested.map((category) => (
              <Button key={category.id} variant="secondary" size="sm" onClick={() => setName(category.name)}>
                {category.name}
              </Button>
            ))}
          </div>
        </div>
      )}
      <FormActions onCancel={onClose}>Add to Menu</FormActions>
    </form>
  )
}
