import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'

export function FootSettings({ design, onChange }: SettingsProps) {
  const field = fieldsOf(design, onChange)
  return (
    <>
      <Switch
        label="QR code"
        hint="At the foot of the menu. It opens the shared menu on a phone, and is printed once the menu is shared."
        {...field.toggle('hasQrCode')}
      />
      {design.hasQrCode && (
        <ChoiceRow
          label="The code opens"
          {...field.choice('qrCodeOpens')}
          options={{ menu: 'The menu', allergens: 'Its allergens' }}
          hint={
            design.qrCodeOpens === 'allergens'
              ? 'A table of allergens, with the words “Allergens: scan” in the language of the menu.'
              : undefined
          }
        />
      )}
      <Disclosure label="More about the foot" summary="Marks, page numbers">
        <ChoiceRow
          label="What the marks mean"
          {...field.choice('legend')}
          options={{ 'where-needed': 'Where needed', 'each-page': 'Each page', 'last-page': 'Last page' }}
          hint={design.legend === 'where-needed' ? 'On pages that have such marks.' : undefined}
        />
        <ChoiceRow
          label="Page numbers"
          {...field.choice('folios')}
          options={{ auto: 'From 3 pages', always: 'Always', never: 'Never' }}
        />
      </Disclosure>
    </>
  )
}
