import { type postedSigns, seafoodOrigins } from '#domain/menu/model/restaurant.ts'
import { regionsOf } from '#domain/places/regions.ts'
import { cityNames } from '#domain/preflight/telling/words.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField, type SelectFieldProps } from '../../ui/form/select-field.tsx'
import { cities, factsAskedIn, regionNameOf } from './asked-in-market.ts'
import { CountField } from './count-field.tsx'
import { countryName, countryOptions } from './country-options.ts'
import { inCountry, inRegion, type RestaurantFacts, withBusiness } from './facts-of-restaurant.ts'

export interface FactFieldsProps {
  readonly facts: RestaurantFacts
  readonly onFacts: (facts: RestaurantFacts) => void
}

/** What decides which laws bind a restaurant. Each field may stay empty: then a check asks for it. */
export function FactFields({ facts, onFacts }: FactFieldsProps) {
  const { market, business = {} } = facts
  const regions = regionsOf(market?.country)
  const asked = factsAskedIn(market)
  const signs = signsOf(market?.country, market?.region)
  const posted = business.postedSigns ?? []
  const say = (changes: Parameters<typeof withBusiness>[1]) => onFacts(withBusiness(facts, changes))
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FactSelect
          label="Country"
          autoComplete="country"
          options={countryOptions}
          value={market?.country}
          onValue={(country) => onFacts(inCountry(facts, country))}
        />
        {regions.length > 0 && (
          <FactSelect
            label={regionWord(market?.country)}
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            value={market?.region}
            onValue={(region) => onFacts(inRegion(facts, region))}
          />
        )}
        <CountField
          label="Locations"
          hint="In this country, under the same name, this one among them."
          min={1}
          max={1_000_000}
          count={business.locations}
          onCount={(locations) => say({ locations })}
        />
        {asked.locationsInRegion && (
          <CountField
            label={`Locations in ${regionNameOf(market)}`}
            hint="Under the same name, this one among them."
            min={1}
            max={1_000_000}
            count={business.locationsInRegion}
            onCount={(locationsInRegion) => say({ locationsInRegion })}
          />
        )}
        <CountField
          label="Employees"
          hint="Of the whole business."
          min={0}
          max={10_000_000}
          count={business.employees}
          onCount={(employees) => say({ employees })}
        />
        {asked.city && (
          <FactSelect
            label="City"
            options={[
              { value: asked.city, label: cityNames[asked.city] ?? '' },
              { value: 'elsewhere', label: `Elsewhere in ${regionNameOf(market)}` },
            ]}
            value={business.city}
            onValue={(value) => say({ city: cities.find((city) => city === value) })}
          />
        )}
        {asked.seafoodOrigin && (
          <FactSelect
            label="Fish and shellfish"
            options={[
              { value: 'domestic', label: `All from ${countryName(market?.country ?? '')}` },
              { value: 'imported', label: 'All imported' },
              { value: 'mixed', label: 'Some of each' },
            ]}
            value={business.seafoodOrigin}
            onValue={(value) => say({ seafoodOrigin: seafoodOrigins.find((origin) => origin === value) })}
          />
        )}
        {asked.importedShrimp && (
          <FactSelect
            label="Imported shrimp or crawfish"
            options={[
              { value: 'yes', label: 'We serve some' },
              { value: 'no', label: 'We serve none' },
            ]}
            value={business.importedShrimp === undefined ? '' : business.importedShrimp ? 'yes' : 'no'}
            onValue={(value) => say({ importedShrimp: value === '' ? undefined : value === 'yes' })}
          />
        )}
      </div>
      {signs.map(({ sign, label }) => (
        <Checkbox
          key={sign}
          label={label}
          checked={posted.includes(sign)}
          onChange={({ target }) =>
            say({
              postedSigns: target.checked ? [...posted, sign] : posted.filter((other) => other !== sign),
            })
          }
        />
      ))}
    </div>
  )
}

interface FactSelectProps extends Pick<SelectFieldProps, 'label' | 'options' | 'autoComplete'> {
  readonly value: string | undefined
  readonly onValue: (value: string) => void
}

/** One of a few answers, or none. */
const FactSelect = ({ options, value = '', onValue, ...rest }: FactSelectProps) => (
  <SelectField
    {...rest}
    isOptional
    options={[{ value: '', label: 'Not said' }, ...options]}
    value={value}
    onChange={({ target }) => onValue(target.value)}
  />
)

const regionWord = (country: string | undefined): string =>
  country === 'CA' ? 'Province or territory' : country === 'GB' ? 'Nation' : 'State'

interface PostedSign {
  readonly sign: (typeof postedSigns)[number]
  readonly label: string
}

/** The signs that a law of the place takes instead of words on the menu. */
function signsOf(country: string | undefined, region: string | undefined): readonly PostedSign[] {
  if (country === 'US' && region === 'CA')
    return [{ sign: 'proposition-65', label: 'The Proposition 65 warning hangs at the entrance' }]
  if (country === 'FR') return [{ sign: 'free-water', label: 'A sign says that drinking water is free' }]
  if (country === 'GB')
    return [{ sign: 'allergen-sign', label: 'A sign asks guests to tell the staff of allergies' }]
  return []
}
