import { CUSTOM_PAPER_RANGE_IN, type LengthUnit, MM_PER_INCH } from '#domain/design/paper/paper.ts'
import type { SettingsProps } from '../controls/settings-props.ts'
import { RangeField } from './range-field.tsx'

/** The sides of a custom paper in inches, or in whole millimeters. */
export function CustomPaper({ design, unit, onChange }: SettingsProps & { readonly unit: LengthUnit }) {
  const side = (label: string, inches: number, change: (inches: number) => void) =>
    unit === 'in' ? (
      <RangeField label={label} unit="in" range={CUSTOM_PAPER_RANGE_IN} value={inches} onChange={change} />
    ) : (
      <RangeField
        label={label}
        unit="mm"
        range={RANGE_MM}
        value={Math.round(inches * MM_PER_INCH)}
        onChange={(mm) => change(mm / MM_PER_INCH)}
      />
    )
  return (
    <div className="grid grid-cols-2 gap-3">
      {side('Width', design.customWidthIn, (customWidthIn) => onChange({ customWidthIn }))}
      {side('Height', design.customHeightIn, (customHeightIn) => onChange({ customHeightIn }))}
    </div>
  )
}

/** Whole millimetres within the limits in inches. */
const RANGE_MM = {
  min: Math.ceil(CUSTOM_PAPER_RANGE_IN.min * MM_PER_INCH),
  max: Math.floor(CUSTOM_PAPER_RANGE_IN.max * MM_PER_INCH),
  step: 1,
}
