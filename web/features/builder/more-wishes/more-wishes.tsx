import { DEFAULT_VOICE } from '#domain/catalogue/voices/voice.ts'
import { TASTING_COURSES } from '#domain/generation/brief/kinds.ts'
import { housesToChoose } from '#domain/generation/houses/house-names.ts'
import { countryName, countryOptions } from '../../../menu/facts/country-options.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { kindLabel, kindOptions, meaningOf, seasonOptions, voiceLabel, voiceOptions } from './kind-options.ts'
import { listed, type MoreChoice, type WishRefusal } from './more-choice.ts'

export interface MoreWishesProps {
  readonly more: MoreChoice
  readonly cuisineId: number | null
  readonly onMore: (more: MoreChoice) => void
  /** What of it could not be meant at the last attempt. */
  readonly refusal: WishRefusal | null
  readonly locked: readonly string[]
}

/** What most menus do not need: another kind of menu, sections by name, and what it is to be made around. */
export function MoreWishes({ more, cuisineId, onMore, refusal, locked }: MoreWishesProps) {
  const market = useOpenMenu((open) => open.restaurant.market?.country)
  const set = (changes: Partial<MoreChoice>) => onMore({ ...more, ...changes })
  const errorOf = (field: WishRefusal['field']) => refusal?.field === field && refusal.sentence
  const hasOwnSections = listed(more.sections).length > 0
  const field = fieldsOf(more, set)
  const houses = housesToChoose(cuisineId ?? 0)
  return (
    <Disclosure label="More options" summary={summaryOf(more)} hasError={refusal !== null}>
      <SelectField label="Kind of menu" options={kindOptions} {...field.text('kind')} />
      {houses.length > 0 && (
        <SelectField
          label="Kind of restaurant"
          options={[
            { value: '', label: 'Any' },
            ...houses.map(({ house, says }) => ({ value: house, label: says })),
          ]}
          hint="Its guests come for its own dishes: steaks and a wedge salad, or ribs and slaw."
          {...field.text('house')}
        />
      )}
      {more.kind === 'tasting' && !hasOwnSections && (
        <>
          <NumberField
            label="Courses"
            hasSteppers
            inputMode="numeric"
            min={TASTING_COURSES.min}
            max={TASTING_COURSES.max}
            step={1}
            {...field.text('courses')}
            error={errorOf('courses')}
          />
          <Checkbox
            label={<span className="text-sm">A drink with each course</span>}
            checked={more.withPairing}
            onChange={({ target }) => set({ withPairing: target.checked })}
          />
        </>
      )}
      <TextAreaField
        label="Sections by name"
        isOptional
        placeholder="Antipasti, Primi, Secondi, Contorni, Dolci"
        hint="In your order and in your words: courses, or what is sold, as in Wings or Vini Rossi. Each holds only what its name says."
        error={errorOf('sections')}
        minHeightPx={64}
        {...field.text('sections')}
      />
      <TextField
        label="Must use"
        isOptional
        placeholder="Squash, lamb"
        hint="Ingredients to use up: a dish for each. Put what to leave out into Special requests above."
        error={errorOf('mustUse')}
        {...field.text('mustUse')}
      />
      <NumberField
        label="Target per head"
        isOptional
        isAmount
        leading="$"
        hint="What a guest is to spend, in US dollars. It chooses the price range. What it comes to is an estimate."
        error={errorOf('perHead')}
        {...field.text('perHead')}
      />
      <SelectField
        label="Voice of the descriptions"
        options={voiceOptions}
        hint={meaningOf(more.voice)}
        {...field.text('voice')}
      />
      <SelectField label="Season" options={seasonOptions} {...field.text('season')} />
      <SelectField
        label="Place"
        options={[
          { value: '', label: market ? `Your restaurant’s: ${countryName(market)}` : 'Your restaurant’s' },
          ...countryOptions,
        ]}
        hint="South of the equator the seasons are the other way around."
        {...field.text('country')}
      />
      <p className="text-quiet text-sm">
        {locked.length > 0
          ? `These dishes are locked and stay: ${locked.join(', ')}.`
          : 'To keep a dish, choose Lock in its ⋯: the next menu is composed around it.'}
      </p>
      {refusal?.field === 'menu' && (
        <p role="alert" className="text-bad text-sm">
          {refusal.sentence}
        </p>
      )}
    </Disclosure>
  )
}

function summaryOf(more: MoreChoice): string {
  const parts = [
    kindLabel(more.kind),
    more.sections.trim() && 'own sections',
    more.mustUse.trim() && `with ${more.mustUse.trim()}`,
    more.perHead.trim() && `$${more.perHead.trim().replace('$', '')} a head`,
    more.voice !== DEFAULT_VOICE && voiceLabel(more.voice),
  ]
  return parts.filter(Boolean).join(', ')
}
