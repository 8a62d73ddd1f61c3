import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { typedAmount } from './box-of-amount.ts'
import type { PriceContext, PriceDetails, TypedPriceDetails } from './price-reading.ts'

export interface PriceDetailFieldsProps {
  prices: readonly Price[]
  context: PriceContext
  onDetails: (details: PriceDetails) => void
}

export function PriceDetailFields({ prices, context, onDetails }: PriceDetailFieldsProps) {
  const { writing, heads, details = {} } = context
  const { currency } = writing.menu
  const printed = printedPrices(prices, { ...writing, heads }).prices
  return (
    <Disclosure label="More about these prices">
      {prices.map((price, at) => {
        const { label = '', text = '' } = printed[at] ?? {}
        const name = [heads.find(({ id }) => id === price.head)?.label, label, text].filter(Boolean).join(' ')
        const isWords = price.kind === 'market' || price.kind === 'included'
        const box = (field: keyof TypedPriceDetails, shown: string) => ({
          autoComplete: 'off',
          value: details[at]?.[field] ?? shown,
          onChange: ({ target }: { target: { value: string } }) =>
            onDetails({ ...details, [at]: { ...details[at], [field]: target.value } }),
        })
        return (
          <fieldset key={price.id} className="grid grid-cols-2 gap-3">
            <legend className="mb-1 text-quiet text-sm">{name}</legend>
            {isWords ? (
              <TextField
                label="In your own words"
                maxLength={MENU_TEXT_LIMITS.label}
                {...box('words', price.words ?? '')}
              />
            ) : (
              <TextField
                label={`Before, in ${currency}`}
                inputMode="decimal"
                {...box('former', typedAmount(price.former, currency))}
              />
            )}
            <TextField
              label="kcal"
              inputMode="numeric"
              {...box('kcal', price.kcal === undefined ? '' : String(price.kcal))}
            />
            <TextField
              label="Sodium in mg"
              inputMode="numeric"
              {...box('sodiumMg', price.sodiumMg === undefined ? '' : String(price.sodiumMg))}
            />
          </fieldset>
        )
      })}
    </Disclosure>
  )
}
