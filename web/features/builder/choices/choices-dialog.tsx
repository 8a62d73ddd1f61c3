import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  addModifierGroup,
  removeModifierGroup,
  replaceModifierGroup,
} from '#domain/menu/editing/menu-edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { ModifierGroup } from '#domain/menu/model/modifiers.ts'
import { tellRefusedEdit } from '../../../menu/editing/tell-refused-edit.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { ChoiceList } from './choice-list.tsx'

export interface ChoicesDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ChoicesDialog({ isOpen, onOpenChange }: ChoicesDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Choices & Extras"
      description="Write them once here, then pick them for dishes and sections."
      maxWidth={560}
      hasUnsavedInput={isDirty}
    >
      <Choices onDirty={setIsDirty} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const noGroups: Menu['modifierGroups'] = []

function Choices({ onDirty, onClose }: { onDirty: (isDirty: boolean) => void; onClose: () => void }) {
  const groups = useOpenMenu((open) => open.menu?.modifierGroups) ?? noGroups
  const currency = useOpenMenu((open) => open.menu?.currency) ?? 'USD'
  const [edited, setEdited] = useState<ModifierGroup | 'new' | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const back = () => {
    onDirty(false)
    setEdited(null)
    requestAnimationFrame(() => add.current?.focus())
  }

  if (edited !== null) {
    return (
      <ChoiceForm
        group={edited === 'new' ? null : edited}
        currency={currency}
        onDirty={onDirty}
        onCancel={back}
        onSave={(group) => {
          const change = (menu: Menu) =>
            edited === 'new'
              ? addModifierGroup(menu, group)
              : replaceModifierGroup(menu, { ...group, id: edited.id })
          if (!tellRefusedEdit(change)) back()
        }}
      />
    )
  }
  return (
    <>
      <ChoiceList
        groups={groups}
        onEdit={setEdited}
        onRemove={(key) => useOpenMenu.getState().edit((menu) => removeModifierGroup(menu, key))}
      />
      <DialogActions>
        <Button ref={add} variant="secondary" icon={Plus} onClick={() => setEdited('new')}>
          Add Choices or Extras
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </>
  )
}
