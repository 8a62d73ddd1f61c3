import { VEIL_RANGE } from '#domain/design/veil.ts'
import { Slider } from '../../../../ui/form/slider.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'

/** Where a veil of the owner's begins: what most photographs need. */
const USUAL_PERCENT = 70

export const VeilSetting = ({ design: { veil }, onChange }: SettingsProps) => (
  <div className="flex flex-col gap-3">
    <Switch
      label="Fade automatically"
      hint="Behind the words, as much as they need to be read."
      checked={veil === 'auto'}
      onCheckedChange={(isAutomatic) => onChange({ veil: isAutomatic ? 'auto' : USUAL_PERCENT })}
    />
    {veil !== 'auto' && (
      <Slider
        label="Fade"
        {...VEIL_RANGE}
        step={5}
        value={veil}
        valueText={(percent) => `${percent} %`}
        endLabels={['The picture as it is', 'Nearly plain paper']}
        onValueChange={(percent) => onChange({ veil: percent }, 'veil')}
      />
    )}
  </div>
)
