import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

/** How the prices of the menu are written. */
export function PriceSettings({ design, onChange }: SettingsProps) {
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
        hint={hints[design.priceCents]}
        onChange={(priceCents) => onChange({ priceCents })}
      />
    </>
  )
}

const hints = {
  always: '12.00, 12.50',
  'when-needed': '12, 12.50',
  halves: '12, 12½, 12.75',
  never: '12, 12.5, 12.75',
} as const
