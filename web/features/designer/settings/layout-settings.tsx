import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Switch } from '../../../ui/switch.tsx'
import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'
import { PriceSettings } from './price-settings.tsx'

export function LayoutSettings({ design, onChange }: SettingsProps) {
  const hasLogo = useOpenMenu((open) => Boolean(open.restaurant.logoUrl))
  return (
    <div className="flex flex-col gap-5">
      <ChoiceRow
        label="Logo position"
        value={design.logoPosition}
        options={{ top: 'Top', left: 'Left', right: 'Right', bottom: 'Bottom', none: 'None' }}
        hint={hasLogo ? undefined : 'Add your logo under Edit Restaurant Details in the Menu Builder.'}
        onChange={(logoPosition) => onChange({ logoPosition })}
      />
      <Switch
        label="Show descriptions"
        checked={design.showDescriptions}
        onCheckedChange={(showDescriptions) => onChange({ showDescriptions })}
      />
      <Switch
        label="Show prices"
        checked={design.showPrices}
        onCheckedChange={(showPrices) => onChange({ showPrices })}
      />
      {design.showPrices && <PriceSettings design={design} onChange={onChange} />}
      <Switch
        label="Show pictures"
        hint="A small picture beside each dish that has one."
        checked={design.showImages}
        onCheckedChange={(showImages) => onChange({ showImages })}
      />
      <Switch
        label="QR code"
        hint="At the foot of the menu. It opens the shared menu on a phone, and is printed once the menu is shared."
        checked={design.hasQrCode}
        onCheckedChange={(hasQrCode) => onChange({ hasQrCode })}
      />
    </div>
  )
}
