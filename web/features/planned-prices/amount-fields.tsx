import { useState } from 'react'
import { formatAmount } from '#domain/money/format.ts'
import { roundingWords } from '#domain/pricing/rounding.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type PlannablePrice, roundingOf, type TypedAmounts, typedByPercent } from './plan-draft.ts'

export interface AmountFieldsProps {
  prices: readonly PlannablePrice[]
  currency: string
  language: string | undefined
  typed: TypedAmounts
  onTyped: (typed: TypedAmounts) => void
}

export function AmountFields({ prices, currency, language, typed, onTyped }: AmountFieldsProps) {
  const sections = [...new Map(prices.map(({ sectionId, section }) => [sectionId, section]))]
  return (
    <>
      <RaiseByPercent
        sections={sections}
        rounding={roundingWords(roundingOf(prices, currency), currency)}
        onRaise={(raise) => onTyped({ ...typed, ...typedByPercent(prices, raise, currency) })}
      />
      <div className="max-h-80 overflow-y-auto rounded-control border border-rule px-3" tabIndex={-1}>
        {sections.map(([id, name]) => (
          <fieldset key={id} className="border-rule border-b py-3 last:border-b-0">
            <legend className="float-left mb-2 w-full font-medium text-sm">{name}</legend>
            <ul className="clear-both flex flex-col gap-2">
              {prices
                .filter(({ sectionId }) => sectionId === id)
                .map(({ key, item, label, amount }) => (
                  <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_6rem] items-center gap-3">
                    <span className="min-w-0 text-sm">
                      {item}
                      {label && <span className="text-quiet"> · {label}</span>}
                    </span>
                    <span className="text-quiet text-sm tabular-nums">
                      {formatAmount(amount, currency, { language, sign: 'locale', cents: 'always' })}
                    </span>
                    <TextField
                      label={`Planned price of ${[item, label].filter(Boolean).join(', ')}`}
                      isLabelHidden
                      inputMode="decimal"
                      autoComplete="off"
                      value={typed[key] ?? ''}
                      onChange={({ target }) => onTyped({ ...typed, [key]: target.value })}
                    />
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
      </div>
    </>
  )
}

interface RaiseByPercentProps {
  sections: readonly (readonly [id: number, name: string])[]
  /** Empty where nothing is rounded. */
  rounding: string
  onRaise: (raise: { sectionId: number | null; percent: number }) => void
}

const EVERYTHING = 'all'

function RaiseByPercent({ sections, rounding, onRaise }: RaiseByPercentProps) {
  const [section, setSection] = useState(EVERYTHING)
  const [typedPercent, setTypedPercent] = useState('')
  const percent = Number(typedPercent.replace(',', '.').replace('−', '-'))
  const isPercent = typedPercent.trim() !== '' && percent > -100 && percent <= 1000
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-end gap-3">
      <SelectField
        label="Raise"
        options={[
          { value: EVERYTHING, label: 'The whole menu' },
          ...sections.map(([id, name]) => ({ value: String(id), label: name })),
        ]}
        value={section}
        onChange={({ target }) => setSection(target.value)}
      />
      <TextField
        label="by %"
        inputMode="decimal"
        placeholder="5"
        value={typedPercent}
        onChange={({ target }) => setTypedPercent(target.value)}
      />
      <Button
        variant="secondary"
        disabled={!isPercent}
        onClick={() => onRaise({ sectionId: section === EVERYTHING ? null : Number(section), percent })}
      >
        Apply
      </Button>
      {rounding && <p className="col-span-3 text-quiet text-sm">Prices are rounded {rounding}.</p>}
    </div>
  )
}
