import { Segments } from '../../../../ui/form/segments.tsx'
import type { CurrencyChoice, Update } from './use-update.ts'

export interface CurrencyQuestionProps {
  /** ISO 4217, of the open menu. */
  own: string
  /** ISO 4217, of the source. */
  written: string
  update: Update
}

/** A menu has one currency: which one is asked, never guessed. */
export function CurrencyQuestion({ own, written, update }: CurrencyQuestionProps) {
  const { currency, setCurrency, fitsOwnCurrency } = update
  return (
    <section
      aria-label="Currency"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-warn-soft px-4 py-3"
    >
      <p className="min-w-0 grow basis-64 text-pretty text-sm">
        {`Your menu is in ${own}; what you brought is in ${written}. Nothing is converted. `}
        {currency === 'written' &&
          `Your menu becomes one in ${written}: every price is taken, and dishes that are not in what you brought go.`}
        {currency === 'own' && `Prices are read as ${own}.`}
        {currency === null && 'Which is right?'}
        {!fitsOwnCurrency && ` Some of its prices are no amounts in ${own}.`}
      </p>
      <Segments<NonNullable<CurrencyChoice> | ''>
        label="The prices that you brought are in"
        value={currency ?? ''}
        options={[
          ...(fitsOwnCurrency ? [{ value: 'own', label: `They are ${own}` } as const] : []),
          { value: 'written', label: `Change to ${written}` },
        ]}
        onChange={(value) => value !== '' && setCurrency(value)}
      />
    </section>
  )
}
