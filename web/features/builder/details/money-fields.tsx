import type { Design } from '#domain/design/settings.ts'
import { toMinor, usualStep } from '#domain/money/currency.ts'
import { formatAmount } from '#domain/money/format.ts'
import { mayChange } from '../../../plan/own-role.ts'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { SelectField, type SelectOption } from '../../../ui/form/select-field.tsx'
import { currencyOptions } from './currencies.ts'
import type { TypedMenu } from './details-form.ts'

export interface MoneyFieldsProps {
  typed: TypedMenu
  onType: (changes: Partial<TypedMenu>) => void
  currencyError: string | null
}

const signs: readonly { readonly value: Design['priceSign']; readonly label: string }[] = [
  { value: 'locale', label: 'Default for the language' },
  { value: 'before', label: 'Before the number' },
  { value: 'after', label: 'After the number' },
  { value: 'none', label: 'No sign' },
]

const cents: readonly { readonly value: Design['priceCents']; readonly label: string }[] = [
  { value: 'always', label: 'Always' },
  { value: 'when-needed', label: 'Only when needed' },
  { value: 'halves', label: 'Only when needed, halves as ½' },
  { value: 'never', label: 'Shortened' },
]

export function MoneyFields({ typed, onType, currencyError }: MoneyFieldsProps) {
  const field = fieldsOf(typed, onType)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Language"
          options={languageOptions(typed.language, 'Not set')}
          {...field.text('language')}
        />
        <SelectField
          label="Second language"
          options={languageOptions(typed.secondLanguage, 'None')}
          {...field.text('secondLanguage')}
        />
      </div>
      {mayChange('edit prices', 'design') && (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField
              label="Currency"
              options={currencyOptions}
              error={currencyError}
              {...field.text('currency')}
            />
            <SelectField label="Currency sign" options={signs} {...field.text('priceSign')} />
            <SelectField label="Cents" options={cents} {...field.text('priceCents')} />
          </div>
          <p className="-mt-2 text-quiet text-sm">Prices look like {examplesOf(typed).join(', ')}.</p>
        </>
      )}
    </>
  )
}

/** A whole price and one with a half, in the size of the currency. */
const examplesOf = ({ currency, language, priceSign, priceCents }: TypedMenu): string[] =>
  [...new Set([12, 9.5])].map((units) =>
    formatAmount(toMinor(units * usualStep(currency), currency), currency, {
      language: language || undefined,
      sign: priceSign,
      cents: priceCents,
    }),
  )

/** Languages of menus, as BCP 47 tags. */
const usual = (
  'ar bg ca cs da de el en en-GB es et eu fa fi fil fr gl he hi hr hu hy id is it ja ka ko lt lv mk ms nb nl pl pt ' +
  'pt-BR ro ru sk sl sq sr sv sw ta th tr uk ur vi zh-Hans zh-Hant'
).split(' ')

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The languages to choose from, by their names; the present one among them whatever it is. */
const languageOptions = (present: string, none: string): SelectOption[] => [
  { value: '', label: none },
  ...[...new Set([...usual, ...(present === '' ? [] : [present])])]
    .map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
]
