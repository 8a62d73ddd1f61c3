import { Pencil, Trash2 } from 'lucide-react'
import { hasAllergensToConfirm } from '#domain/menu/claims/option-claims.ts'
import type { ModifierGroup } from '#domain/menu/model/modifiers.ts'
import { printedExtra } from '#domain/menu/prices/printed-prices.ts'
import { usePriceWriting } from '../../../menu/prices/price-writing.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'

export interface ChoiceListProps {
  groups: readonly ModifierGroup[]
  onEdit: (group: ModifierGroup) => void
  onRemove: (key: string) => void
}

export function ChoiceList({ groups, onEdit, onRemove }: ChoiceListProps) {
  const writing = usePriceWriting()
  if (groups.length === 0) {
    return <p className="py-6 text-quiet">None yet. Examples: “Add to any salad”, “Sauce”, “Toppings”.</p>
  }
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
