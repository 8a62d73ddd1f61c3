import type { Statement } from '#domain/menu/claims/claims.ts'
import { dietaryMarksOf } from '#domain/menu/claims/dietary-marks.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { DietToggles } from '../../../menu/claims/diets/diet-toggles.tsx'
import { RefusalNote } from '../../../menu/claims/refusal-note.tsx'
import { useStatement } from '../../../menu/claims/use-statement.ts'
import { FeatureGate } from '../../../plan/feature-gate.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

export interface DietarySettingsProps extends SettingsProps {
  readonly sections: readonly Section[]
}

export const DietarySettings = ({ design, sections, onChange }: DietarySettingsProps) => (
  <div className="flex flex-col gap-5">
    <ChoiceRow
      label="Allergens next to names"
      value={design.allergenMarks}
      options={{
        'as-set': 'Same as in Marks',
        letters: 'Letters',
        numbers: 'Numbers',
        words: 'Words',
        icons: 'Icons',
        none: 'None',
      }}
      columns={3}
      hint="What is confirmed, in brackets what a dish may contain; explained at the foot of the menu."
      onChange={(allergenMarks) => onChange({ allergenMarks })}
    />
    <DietTags design={design} sections={sections} onChange={onChange} />
  </div>
)

const DietTags = ({ design, sections, onChange }: DietarySettingsProps) => (
  <FeatureGate feature="feature:dietaryIndicators">
    <div className="flex flex-col gap-5">
      <Switch
        label="Show dietary tags"
        hint="Small marks next to the dishes, explained at the foot of the menu."
        checked={design.showDietaryTags}
        onCheckedChange={(showDietaryTags) => onChange({ showDietaryTags })}
      />
      {sections.map(({ id, name, items }) => (
        <section key={id} aria-label={name} className={items.length === 0 ? 'hidden' : undefined}>
          <h3 className="mb-2 font-display font-semibold text-lg">{name}</h3>
          <ul className="flex flex-col gap-3">
            {items.map((item) => (
              <DishIndicator key={item.id} sectionId={id} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  </FeatureGate>
)

function DishIndicator({ sectionId, item }: { sectionId: number; item: MenuItem }) {
  const { state: keep, refusal } = useStatement({ sectionId, itemId: item.id }, item)
  const state = (statement: Statement) => {
    const stated = keep(statement)
    if (!stated) return
    const marks = dietaryMarksOf(stated)
      .map(({ name }) => name)
      .join(', ')
    toast({
      title: 'Dietary indicator updated',
      description: marks ? `${item.name} is marked ${marks}.` : `${item.name} has no indicator now.`,
    })
  }
  return (
    <li className="flex flex-col gap-1.5">
      <h4 className="font-medium text-sm [overflow-wrap:anywhere]">{item.name}</h4>
      <DietToggles item={item} onState={state} />
      <RefusalNote refusal={refusal} />
    </li>
  )
}
