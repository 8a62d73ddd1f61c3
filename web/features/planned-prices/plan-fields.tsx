import type { ListedMenu } from '#contract/menus/saved-menus.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** As it is typed; times are local ones of the restaurant, `2026-12-24T17:00`. */
export interface PlanDraft {
  readonly menuId: string
  readonly name: string
  readonly from: string
  /** Empty: for good. */
  readonly until: string
}

interface PlanFieldsProps {
  draft: PlanDraft
  menus: readonly ListedMenu[]
  /** Its menu is settled. */
  isOfMenu: boolean
  onChange: (changed: Partial<PlanDraft>) => void
}

export const PlanFields = ({ draft, menus, isOfMenu, onChange }: PlanFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <SelectField
      label="Menu"
      options={menus.map(({ id, title, name }) => ({ value: id, label: title || name }))}
      value={draft.menuId}
      disabled={isOfMenu}
      onChange={({ target }) => onChange({ menuId: target.value })}
    />
    <TextField
      label="Name"
      isOptional
      placeholder="Holidays"
      maxLength={80}
      value={draft.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label="From"
      type="datetime-local"
      value={draft.from}
      onChange={({ target }) => onChange({ from: target.value.slice(0, 16) })}
    />
    <TextField
      label="Until"
      isOptional
      type="datetime-local"
      hint={draft.until === '' ? 'For good, until you delete them.' : undefined}
      value={draft.until}
      onChange={({ target }) => onChange({ until: target.value.slice(0, 16) })}
    />
  </div>
)
