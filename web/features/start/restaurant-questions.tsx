import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { countryOfLanguages, currencyOfCountry } from '#domain/money/countries.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { countryOptions, currencyName } from '../../menu/facts/country-options.ts'
import { cuisinesQuery } from '../../menu/reference-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { fieldsOf } from '../../ui/form/fields-of.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type FirstAnswers, keepFirstProfile } from './restaurant-profile.ts'

/** What is it called, which kitchen, where: asked once, each answer optional. */
export function RestaurantQuestions({ onSkip }: { onSkip: () => void }) {
  const { data: cuisines = [] } = useQuery(cuisinesQuery)
  const [answers, setAnswers] = useState<FirstAnswers>(() => ({
    name: '',
    cuisineId: null,
    country: countryOfLanguages(navigator.languages),
  }))
  const set = (changes: Partial<FirstAnswers>) => setAnswers({ ...answers, ...changes })
  const keeping = useMutation({ mutationFn: keepFirstProfile, onError: showErrorToast })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    keeping.mutate(answers)
  }

  const field = fieldsOf(answers, set)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="What is it called?"
        // The page is this form: who comes here types the name first.
        autoFocus
        autoComplete="organization"
        maxLength={MENU_TEXT_LIMITS.name}
        {...field.text('name')}
      />
      <SelectField
        label="Which cuisine?"
        options={[
          { value: '', label: 'Not sure yet' },
          ...cuisines.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={answers.cuisineId ?? ''}
        onChange={({ target }) => set({ cuisineId: target.value === '' ? null : Number(target.value) })}
      />
      <SelectField
        label="Where?"
        hint={currencyHint(currencyOfCountry(answers.country))}
        autoComplete="country"
        options={countryOptions}
        {...field.text('country')}
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          className="grow"
          isPending={keeping.isPending || keeping.isSuccess}
          pendingLabel="Saving…"
        >
          Continue
        </Button>
        <Button size="lg" variant="quiet" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </form>
  )
}

/** The catalog is priced in dollars, and nothing is converted. */
const currencyHint = (currency: string): string =>
  currency === 'USD'
    ? 'Prices in US dollars. You can change this on each menu.'
    : `Prices in ${currencyName(currency)}. Dishes from our catalog come without prices: you set them.`
