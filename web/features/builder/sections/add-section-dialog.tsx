import { type FormEvent, useState } from 'react'
import {
  addSection,
  isFullOfSections,
  isSectionNameTaken,
  newSectionId,
  sectionRefFor,
} from '#domain/menu/editing/sections.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { categories } from '#domain/reference/reference.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { complaintAboutSectionName } from './section-name.ts'

export interface AddSectionDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  within: number | null
  onAdded: (sectionId: number) => void
}

export function AddSectionDialog({ isOpen, onOpenChange, within, onAdded }: AddSectionDialogProps) {
  const around = useOpenMenu((open) => open.menu?.sections.find(({ id }) => id === within)?.name)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add Section"
      description={around ? `An empty section in ${around}.` : 'An empty section at the end of the menu.'}
      maxWidth={440}
    >
      <AddSectionForm onClose={() => onOpenChange(false)} within={within} onAdded={onAdded} />
    </Dialog>
  )
}

const noMenu = newMenu()

interface AddSectionFormProps extends Pick<AddSectionDialogProps, 'within' | 'onAdded'> {
  onClose: () => void
}

function AddSectionForm({ onClose, within, onAdded }: AddSectionFormProps) {
  const menu = useOpenMenu((open) => open.menu) ?? noMenu
  const parentId = within ?? undefined
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const suggested = categories.filter(({ name }) => within === null && !isSectionNameTaken(menu, name))

  const add = (event: FormEvent) => {
    event.preventDefault()
    const complaint = isFullOfSections(menu)
      ? 'This menu has as many sections as a menu can have.'
      : complaintAboutSectionName(menu, name, { parentId })
    setError(complaint)
    if (complaint !== null) return
    // In the letters that were typed: SIDES is what the paper says.
    const id = within === null ? sectionRefFor(menu, name).id : newSectionId(menu)
    const section = { id, name: name.trim() }
    useOpenMenu.getState().edit((present) => addSection(present, section, parentId))
    onClose()
    onAdded(section.id)
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
          <p className="mb-2 text-quiet text-sm">Carte can also suggest dishes for these:</p>
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
