import { Switch } from '../../../ui/switch.tsx'
import type { SettingsProps } from './controls/settings-props.ts'
import { LogoSettings } from './logo-settings.tsx'
import { PictureSettings } from './picture-settings.tsx'
import { PriceSettings } from './price-settings.tsx'

export function LayoutSettings({ design, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <LogoSettings design={design} onChange={onChange} />
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
      <PictureSettings design={design} onChange={onChange} />
      <Switch
        label="QR code"
        hint="At the foot of the menu. It opens the shared menu on a phone, and is printed once the menu is shared."
        checked={design.hasQrCode}
        onCheckedChange={(hasQrCode) => onChange({ hasQrCode })}
      />
    </div>
  )
}
