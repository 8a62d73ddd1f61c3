import { LOCATION_FACTOR_RANGE } from '#domain/menu/model/restaurant.ts'
import { countryWithoutFactors } from '#domain/pricing/home-location.ts'
import {
  audienceMultipliers,
  CUSTOM_LOCATION,
  CUSTOM_MARKUP_RANGE_PERCENT,
  locationMultipliers,
} from '#domain/pricing/multipliers.ts'
import type { PricingChoice } from '#domain/pricing/optimize.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Slider } from '../../../ui/form/slider.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import {
  basisOf,
  competitiveHint,
  markupText,
  readLocationFactor,
  seasonalHint,
  withoutFiguresHint,
} from './price-factors.ts'
import { ReadField } from './read-field.tsx'

export interface PriceControlsProps {
  choice: PricingChoice
  onChoice: (choice: PricingChoice) => void
  /** False while locations and audiences count as 1 because their figures could not be loaded. */
  hasFigures: boolean
}

const optionsOf = (list: readonly { readonly key: string; readonly name: string }[]) =>
  list.map(({ key, name }) => ({ value: key, label: name }))

/** The cities are all in one country: elsewhere there is none to choose, but the one that was chosen. */
const placesAbroad = (chosen: string) =>
  locationMultipliers.filter(({ key }) => ['Default Pricing', CUSTOM_LOCATION, chosen].includes(key))

export function PriceControls({ choice, onChoice, hasFigures }: PriceControlsProps) {
  const isOwnLocation = choice.location === CUSTOM_LOCATION
  const isAbroad = useOpenMenu(
    ({ menu, restaurant }) => countryWithoutFactors(menu ?? {}, restaurant) !== undefined,
  )
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        <SelectField
          label="Location"
          options={optionsOf(isAbroad ? placesAbroad(choice.location) : locationMultipliers)}
          value={choice.location}
          hint={
            isOwnLocation
              ? undefined
              : hasFigures
                ? basisOf(locationMultipliers, choice.location)
                : withoutFiguresHint
          }
          onChange={(event) => onChoice({ ...choice, location: event.target.value })}
        />
        {isOwnLocation && (
          <ReadField
            label="Your location’s factor"
            hint="1 is the U.S. average. It is saved with your restaurant."
            leading="×"
            {...LOCATION_FACTOR_RANGE}
            value={choice.locationFactor ?? 1}
            read={readLocationFactor}
            complaint={`A factor is ${LOCATION_FACTOR_RANGE.min} to ${LOCATION_FACTOR_RANGE.max}.`}
            onRead={(locationFactor) => onChoice({ ...choice, locationFactor })}
          />
        )}
      </div>
      <SelectField
        label="Target audience"
        options={optionsOf(audienceMultipliers)}
        value={choice.audience}
        hint={hasFigures ? basisOf(audienceMultipliers, choice.audience) : withoutFiguresHint}
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
