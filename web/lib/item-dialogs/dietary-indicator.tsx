import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { dietaryDetailsOf } from '#domain/menu/dietary.ts'
import { PlanBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { DietaryTags } from '../dietary-tags.tsx'
import { dietaryOptionsQuery } from '../reference-queries.ts'
import { usePlanAllows } from '../use-plan.ts'

export interface DietaryIndicatorProps {
  optionIds: readonly number[]
  onOptionIds: (ids: readonly number[]) => void
  isOn: boolean
  onIsOn: (isOn: boolean) => void
  onUpgrade: () => void
}

/** The dietary tag of a dish: choosing one takes the place of those it had. */
export function DietaryIndicator({ optionIds, onOptionIds, isOn, onIsOn, onUpgrade }: DietaryIndicatorProps) {
  const options = useQuery(dietaryOptionsQuery).data ?? []
  if (!usePlanAllows('feature:dietaryIndicators')) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={Lock} onClick={onUpgrade}>
          Add Dietary Tags
        </Button>
        <PlanBadge />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Dietary Indicator"
        checked={isOn}
        onCheckedChange={(next) => {
          onIsOn(next)
          if (!next) onOptionIds([])
        }}
      />
      {isOn && (
        <>
          <div className="flex items-end gap-2">
            <SelectField
              label="Dietary option"
              className="grow"
              value={optionIds.length === 1 ? optionIds[0] : ''}
              onChange={({ target }) => onOptionIds(target.value === '' ? [] : [Number(target.value)])}
              options={[
                { value: '', label: optionIds.length > 1 ? 'Several' : 'None' },
                ...options.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            {optionIds.length > 0 && (
              <Button variant="secondary" onClick={() => onOptionIds([])}>
                Remove
              </Button>
            )}
          </div>
          <DietaryTags details={dietaryDetailsOf(optionIds)} />
        </>
      )}
    </div>
  )
}
