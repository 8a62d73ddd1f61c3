import { Switch } from '../../../../ui/form/switch.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'

/** What is under the dishes. */
export const FootSettings = ({ design, onChange }: SettingsProps) => (
  <>
    <Switch
      label="QR code"
      hint="At the foot of the menu. It opens the shared menu on a phone, and is printed once the menu is shared."
      checked={design.hasQrCode}
      onCheckedChange={(hasQrCode) => onChange({ hasQrCode })}
    />
    {design.hasQrCode && (
      <ChoiceRow
        label="The code opens"
        value={design.qrCodeOpens}
        options={{ menu: 'The menu', allergens: 'Its allergens' }}
        hint={
          design.qrCodeOpens === 'allergens'
            ? 'A table of allergens, with the words “Allergens: scan” in the language of the menu.'
            : undefined
        }
        onChange={(qrCodeOpens) => onChange({ qrCodeOpens })}
      />
    )}
    <Disclosure label="More about the foot" summary="Marks, page numbers">
      <ChoiceRow
        label="What the marks mean"
        value={design.legend}
        options={{ 'where-needed': 'Where needed', 'each-page': 'Each page', 'last-page': 'Last page' }}
        hint={design.legend === 'where-needed' ? 'On pages that have such marks.' : undefined}
        onChange={(legend) => onChange({ legend })}
      />
      <ChoiceRow
        label="Page numbers"
        value={design.folios}
        options={{ auto: 'From 3 pages', always: 'Always', never: 'Never' }}
        onChange={(folios) => onChange({ folios })}
      />
    </Disclosure>
  </>
)
