import { DEFAULT_CURRENCY, toMinor, usualStep } from '#domain/money/currency.ts'
import { formatAmount } from '#domain/money/format.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

/** How the prices of the menu are written. */
export function PriceSettings({ design, onChange }: SettingsProps) {
  const currency = useOpenMenu((open) => open.menu?.currency ?? DEFAULT_CURRENCY)
  const language = useOpenMenu((open) => open.menu?.language)
  const style = { language, sign: design.priceSign, cents: design.priceCents }
  const examples = [12, 12.5, 12.75]
    .map((major) => formatAmount(toMinor(major * usualStep(currency), currency), currency, style))
    .join(', ')
  return (
    <>
      <ChoiceRow
        label="Currency sign"
        value={design.priceSign}
        options={{ locale: 'Usual', before: 'Before', after: 'After', none: 'None' }}
        hint={design.priceSign === 'locale' ? 'Where the language of the menu has it.' : undefined}
        onChange={(priceSign) => onChange({ priceSign })}
      />
      <ChoiceRow
        label="Cents"
        value={design.priceCents}
        options={{ always: 'Always', 'when-needed': 'If needed', halves: '½', never: 'Never' }}
        hint={examples}
        onChange={(priceCents) => onChange({ priceCents })}
      />
    </>
  )
}
