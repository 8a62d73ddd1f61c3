import { Layers } from 'lucide-react'
import {
  CUSTOM_PAPER_RANGE_IN,
  type LengthUnit,
  MM_PER_INCH,
  PAGE_SIZES,
  type PageSizeKey,
  paperSizeLabel,
  papers,
} from '#domain/design/paper/paper.ts'
import type { SheetKey } from '#domain/design/paper/sheets.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'
import { FormatCards } from './format-cards.tsx'
import { RangeField } from './range-field.tsx'

export interface PaperSettingsProps extends SettingsProps {
  readonly unit: LengthUnit
  readonly onMoreFormats: () => void
}

const paperLabel = (key: PageSizeKey, unit: LengthUnit): string =>
  key === 'custom' ? 'Custom size' : `${papers[key].name}, ${paperSizeLabel(key, unit)}`

const isPaper = (value: string): value is PageSizeKey => PAGE_SIZES.some((key) => key === value)

const sheetLabels: Readonly<Record<SheetKey, string>> = {
  single: 'One page on a sheet',
  'two-up': 'Each page twice, to cut',
  folded: 'Two pages, folded in the middle',
  'tri-fold': 'Three panels, folded like a letter',
  tent: 'Two sides of a table tent',
}

const isSheet = (value: string): value is SheetKey => value in sheetLabels

export function PaperSettings({ design, unit, onChange, onMoreFormats }: PaperSettingsProps) {
  const field = fieldsOf(design, onChange)
  return (
    <>
      <FormatCards design={design} unit={unit} onChange={onChange} />
      <section aria-label="Labels, screens & social" className="flex flex-col items-start gap-2">
        <h3 className="font-medium text-sm">Labels, screens & social</h3>
        <p className="text-quiet text-sm">
          Buffet labels, boards of 1920 × 1080 and pictures for phones are made from this menu when you
          download them.
        </p>
        <Button variant="secondary" size="sm" icon={Layers} onClick={onMoreFormats}>
          More formats…
        </Button>
      </section>
      <SelectField
        label="Paper size"
        options={PAGE_SIZES.map((value) => ({ value, label: paperLabel(value, unit) }))}
        value={design.pageSize}
        onChange={({ target }) => isPaper(target.value) && onChange({ pageSize: target.value })}
      />
      {design.pageSize === 'custom' ? (
        <CustomPaper design={design} unit={unit} onChange={onChange} />
      ) : (
        <Switch
          label="Landscape"
          hint="Turns the paper onto its long side."
          {...field.toggle('isLandscape')}
        />
      )}
      <SelectField
        label="Imposition"
        options={Object.entries(sheetLabels).map(([value, label]) => ({ value, label }))}
        value={design.sheets}
        hint={
          design.sheets === 'single'
            ? undefined
            : 'The preview shows the pages. More formats makes the sheets to fold or cut.'
        }
        onChange={({ target }) => isSheet(target.value) && onChange({ sheets: target.value })}
      />
      {design.pageLayout === 'single' && (
        <Switch
          label="Cover page"
          hint="A first page with the name of the restaurant alone."
          {...field.toggle('hasCover')}
        />
      )}
    </>
  )
}

function CustomPaper({ design, unit, onChange }: SettingsProps & { readonly unit: LengthUnit }) {
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

const RANGE_MM = {
  min: Math.ceil(CUSTOM_PAPER_RANGE_IN.min * MM_PER_INCH),
  max: Math.floor(CUSTOM_PAPER_RANGE_IN.max * MM_PER_INCH),
  step: 1,
}
