import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { hasAllergensToConfirm } from '#domain/menu/claims/option-claims.ts'
import {
  addModifierGroup,
  removeModifierGroup,
  replaceModifierGroup,
} from '#domain/menu/editing/menu-edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { ModifierGroup } from '#domain/menu/model/modifiers.ts'
import { printedExtra } from '#domain/menu/prices/printed-prices.ts'
import { tellRefusedEdit } from '../../../menu/editing/tell-refused-edit.ts'
import { usePriceWriting } from '../../../menu/prices/price-writing.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { ChoiceForm } from './choice-form.tsx'

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

interface ChoiceListProps {
  groups: readonly ModifierGroup[]
  onEdit: (group: ModifierGroup) => void
  onRemove: (key: string) => void
}

function ChoiceList({ groups, onEdit, onRemove }: ChoiceListProps) {
  const writing = usePriceWriting()
  if (groups.length === 0)
    return <p className="py-6 text-quiet">None yet. Examples: “Add to any salad”, “Sauce”, “Toppings”.</p>
  return (
    <ul className="divide-y divide-rule">
      {groups.map((group) => (
        <li key={group.id} className="flex items-start justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-medium [overflow-wrap:anywhere]">{group.name}</p>
            <p className="text-quiet text-sm">
              {countWords(group)}:{' '}
              {group.options
                .map(({ name, amount }) => [name, printedExtra(amount, writing)].filter(Boolean).join(' '))
                .join(', ')}
            </p>
            <ToConfirm group={group} />
          </div>
          <span className="flex shrink-0">
            <IconButton size="sm" icon={Pencil} label={`Edit ${group.name}`} onClick={() => onEdit(group)} />
            <IconButton
              size="sm"
              icon={Trash2}
              label={`Remove ${group.name}`}
              onClick={() => onRemove(group.id)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How many options have allergens that guests do not see yet. */
function ToConfirm({ group: { options } }: { group: ModifierGroup }) {
  const count = options.filter(hasAllergensToConfirm).length
  if (count === 0) return null
  return (
    <p className="text-sm text-warn-ink">
      Allergens of {count === 1 ? '1 option' : `${count} options`} to confirm
    </p>
  )
}

function countWords({ min, max }: Pick<ModifierGroup, 'min' | 'max'>): string {
  if (max !== null && min === max) return `Choose ${min}`
  if (max === null) return min === 0 ? 'Any number' : `At least ${min}`
  return min === 0 ? `Up to ${max}` : `${min} to ${max}`
}
