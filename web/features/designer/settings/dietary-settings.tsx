import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { withStatedDiets } from '#domain/menu/claims.ts'
import { replaceItem } from '#domain/menu/edits.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/schema.ts'
import type { PlanFeature } from '#domain/plans/plans.ts'
import { FeatureGate } from '../../../lib/feature-gate.tsx'
import { useOpenMenu } from '../../../lib/open-menu.ts'
import { dietaryOptionsQuery } from '../../../lib/reference-queries.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { SettingsProps } from './settings-panel.tsx'

export interface DietarySettingsProps extends SettingsProps {
  readonly groups: readonly MenuGroup[]
  readonly onUpgrade: (feature: PlanFeature) => void
}

/** The dietary tags of the menu: whether they are printed, and the indicator of each dish. */
export function DietarySettings({ design, groups, onChange, onUpgrade }: DietarySettingsProps) {
  return (
    <FeatureGate feature="feature:dietaryIndicators" onUpgrade={onUpgrade}>
      <div className="flex flex-col gap-5">
        <Switch
          label="Show dietary tags"
          hint="Small marks beside the dishes, and what they mean at the foot of the menu."
          checked={design.showDietaryTags}
          onCheckedChange={(showDietaryTags) => onChange({ showDietaryTags })}
        />
        {groups.map((group) => (
          <section key={group.category.id} aria-label={group.category.name}>
            <h3 className="mb-2 font-display font-semibold text-lg">{group.category.name}</h3>
            <ul className="flex flex-col gap-3">
              {group.items.map((item) => (
                <DishIndicator key={item.id} categoryId={group.category.id} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </FeatureGate>
  )
}

const NONE = ''

/** Choosing an indicator replaces what the dish had; choosing None does nothing: removing has its own button. */
function DishIndicator({ categoryId, item }: { categoryId: number; item: MenuItem }) {
  const { data: options = [] } = useQuery(dietaryOptionsQuery)
  const [only] = item.dietaryOptions.length === 1 ? item.dietaryOptions : []
  const names = item.dietaryDetails.map(({ name }) => name).join(', ')

  const set = (ids: readonly number[], sentence: string) => {
    const place = { categoryId, itemId: item.id }
    useOpenMenu.getState().edit((menu) => replaceItem(menu, place, withStatedDiets(item, ids)))
    toast({ title: 'Dietary indicator updated', description: sentence })
  }
  return (
    <li className="flex items-start gap-1">
      <SelectField
        label={item.name}
        className="grow"
        hint={item.dietaryOptions.length > 1 ? names : undefined}
        value={only ?? NONE}
        options={[
          { value: NONE, label: item.dietaryOptions.length > 1 ? 'Several' : 'None' },
          ...options.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => {
          const option = options.find(({ id }) => String(id) === target.value)
          if (option) set([option.id], `${item.name} is marked ${option.name}.`)
        }}
      />
      {item.dietaryOptions.length > 0 && (
        <IconButton
          label={`Remove the indicator of ${item.name}`}
          icon={X}
          className="mt-6"
          onClick={() => set([], `${item.name} has no indicator now.`)}
        />
      )}
    </li>
  )
}
