import {
  audienceMultipliers,
  CUSTOM_MARKUP_RANGE_PERCENT,
  locationMultipliers,
} from '#domain/pricing/multipliers.ts'
import type { PricingChoice } from '#domain/pricing/optimize.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { basisOf, competitiveHint, markupText, seasonalHint } from './price-factors.ts'

export interface PriceControlsProps {
  choice: PricingChoice
  onChoice: (choice: PricingChoice) => void
}

const optionsOf = (list: readonly { readonly key: string; readonly name: string }[]) =>
  list.map(({ key, name }) => ({ value: key, label: name }))

/** Everything that prices can be multiplied with. */
export function PriceControls({ choice, onChoice }: PriceControlsProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <SelectField
        label="Location"
        options={optionsOf(locationMultipliers)}
        value={choice.location}
        hint={basisOf(locationMultipliers, choice.location)}
        onChange={(event) => onChoice({ ...choice, location: event.target.value })}
      />
      <SelectField
        label="Target audience"
        options={optionsOf(audienceMultipliers)}
        value={choice.audience}
        hint={basisOf(audienceMultipliers, choice.audience)}
        onChange={(event) => onChoice({ ...choice, audience: event.target.value })}
      />
      <Switch
        label="Competitive pricing"
        hint={competitiveHint}
        checked={choice.isCompetitive}
        onCheckedChange={(isCompetitive) => onChoice({ ...choice, isCompetitive })}
      />
      <Switch
        label="Seasonal pricing"
        hint={seasonalHint}
        checked={choice.isSeasonal}
        onCheckedChange={(isSeasonal) => onChoice({ ...choice, isSeasonal })}
      />
      <Slider
        label="Custom markup"
        className="md:col-span-2"
        {...CUSTOM_MARKUP_RANGE_PERCENT}
        value={choice.customMarkupPercent}
        valueText={markupText}
        endLabels={[markupText(CUSTOM_MARKUP_RANGE_PERCENT.min), markupText(CUSTOM_MARKUP_RANGE_PERCENT.max)]}
        onValueChange={(customMarkupPercent) => onChoice({ ...choice, customMarkupPercent })}
      />
    </div>
  )
}
