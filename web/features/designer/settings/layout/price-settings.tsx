import { honours } from '#domain/design/honoured-settings.ts'
import { energyPrint, energyText } from '#domain/menu/printed/energy/energy-text.ts'
import { DEFAULT_CURRENCY, toMinor, usualStep } from '#domain/money/currency.ts'
import { formatAmount } from '#domain/money/format.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'

export function PriceSettings({ design, template, onChange }: TemplateSettingsProps) {
  const currency = useOpenMenu((open) => open.menu?.currency ?? DEFAULT_CURRENCY)
  const language = useOpenMenu((open) => open.menu?.language)
  const style = { language, sign: design.priceSign, cents: design.priceCents }
  const examples = [12, 12.5, 12.75]
    .map((major) => formatAmount(toMinor(major * usualStep(currency), currency), currency, style))
    .join(', ')
  const market = useOpenMenu((open) => open.menu?.market ?? open.restaurant.market)
  const energyExample = energyText(450, energyPrint({ language, market }, design))
  const energyHint = energyExample
    ? `After the price, where calories are known: ${energyExample}.`
    : 'No energy is printed.'
  const field = fieldsOf(design, onChange)
  return (
    <>
      <ChoiceRow
        label="Currency sign"
        {...field.choice('priceSign')}
        options={{ locale: 'Default', before: 'Before', after: 'After', none: 'None' }}
        hint={design.priceSign === 'locale' ? 'Where the language of the menu has it.' : undefined}
      />
      <ChoiceRow
        label="Cents"
        {...field.choice('priceCents')}
        options={{ always: 'Always', 'when-needed': 'If needed', halves: '½', never: 'Never' }}
        hint={examples}
      />
      <ChoiceRow
        label="Energy"
        {...field.choice('energy')}
        options={{ market: 'By market', kcal: 'kcal', kj: 'kJ', 'kj-and-kcal': 'kJ and kcal', none: 'None' }}
        columns={3}
        hint={energyHint}
      />
      {honours(template, 'pricePlacement') && (
        <ChoiceRow
          label="Price position"
          {...field.choice('pricePlacement')}
          options={{ template: 'Default', column: 'In a column', 'run-in': 'After the name' }}
        />
      )}
      {honours(template, 'leaders') && design.pricePlacement !== 'run-in' && (
        <ChoiceRow
          label="Leader"
          {...field.choice('leaders')}
          options={{ template: 'Default', dots: 'Dots', line: 'Thin line', none: 'Nothing' }}
        />
      )}
    </>
  )
}
