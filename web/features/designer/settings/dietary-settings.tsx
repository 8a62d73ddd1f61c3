import { type Statement, stateClaims } from '#domain/menu/claims/claims.ts'
import { replaceItem } from '#domain/menu/editing/edits.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/model/schema.ts'
import { DietToggles } from '../../../menu/claims/diet-toggles.tsx'
import { tellRefusedClaim } from '../../../menu/claims/tell-refused-claim.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { FeatureGate } from '../../../plan/feature-gate.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { SettingsProps } from './controls/settings-props.ts'

export interface DietarySettingsProps extends SettingsProps {
  readonly groups: readonly MenuGroup[]
}

/** The dietary tags of the menu: whether they are printed, and the indicator of each dish. */
export function DietarySettings({ design, groups, onChange }: DietarySettingsProps) {
  return (
    <FeatureGate feature="feature:dietaryIndicators">
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

/** The diets of a dish, any number at once. */
function DishIndicator({ categoryId, item }: { categoryId: number; item: MenuItem }) {
  const state = (statement: Statement) => {
    const stated = stateClaims(item, statement)
    if (tellRefusedClaim(stated)) return
    const place = { categoryId, itemId: item.id }
    useOpenMenu.getState().edit((menu) => replaceItem(menu, place, stated))
    const marks = stated.dietaryDetails.map(({ name }) => name).join(', ')
    toast({
      title: 'Dietary indicator updated',
      description: marks ? `${item.name} is marked ${marks}.` : `${item.name} has no indicator now.`,
    })
  }
  return (
    <li className="flex flex-col gap-1.5">
      <h4 className="font-medium text-sm [overflow-wrap:anywhere]">{item.name}</h4>
      <DietToggles item={item} onState={state} />
    </li>
  )
}
