import { withPageCount, withPageLayout } from '#domain/design/pages.ts'
import { CUSTOM_PAPER_RANGE_IN } from '#domain/design/paper/paper.ts'
import { PAGE_COUNT_RANGE } from '#domain/design/settings.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { FeatureGate } from '../../../../plan/feature-gate.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import { FitSettings, type FitSettingsProps } from './fit-settings.tsx'
import { PagePlanner } from './page-planner.tsx'
import { RangeField } from './range-field.tsx'

export interface PageSettingsProps extends FitSettingsProps {
  readonly sections: readonly Section[]
}

const papers = [
  { value: 'letter', label: 'Letter, 8.5 × 11 in' },
  { value: 'legal', label: 'Legal, 8.5 × 14 in' },
  { value: 'a4', label: 'A4, 8.27 × 11.69 in' },
  { value: 'custom', label: 'Custom size' },
] as const

const isPaper = (value: string): value is (typeof papers)[number]['value'] =>
  papers.some((paper) => paper.value === value)

/** On how many pages the menu stands, and with a plan for it paper, the sections of each page, and what a printer needs. */
export function PageSettings({ design, sections, onChange, fitNote }: PageSettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <FitSettings design={design} onChange={onChange} fitNote={fitNote} />
      <FeatureGate feature="feature:advancedLayout">
        <div className="flex flex-col gap-5">
          <SelectField
            label="Paper size"
            options={papers}
            value={design.pageSize}
            onChange={({ target }) => isPaper(target.value) && onChange({ pageSize: target.value })}
          />
          {design.pageSize === 'custom' && (
            <div className="grid grid-cols-2 gap-3">
              <RangeField
                label="Width"
                unit="in"
                range={CUSTOM_PAPER_RANGE_IN}
                value={design.customWidthIn}
                onChange={(customWidthIn) => onChange({ customWidthIn })}
              />
              <RangeField
                label="Height"
                unit="in"
                range={CUSTOM_PAPER_RANGE_IN}
                value={design.customHeightIn}
                onChange={(customHeightIn) => onChange({ customHeightIn })}
              />
            </div>
          )}
          <ChoiceRow
            label="Page layout"
            value={design.pageLayout}
            options={{ single: 'Single', multi: 'Multi-page' }}
            hint={
              design.pageLayout === 'single'
                ? 'The menu flows over as many pages as it takes.'
                : 'You choose which sections go on which page.'
            }
            onChange={(pageLayout) => onChange(withPageLayout(design, pageLayout))}
          />
          {design.pageLayout === 'multi' && (
            <>
              <NumberField
                label="Page count"
                hasSteppers
                inputMode="numeric"
                {...PAGE_COUNT_RANGE}
                step={1}
                className="max-w-44"
                value={design.pageCount}
                onChange={({ target }) =>
                  target.value !== '' && onChange(withPageCount(design, target.valueAsNumber))
                }
              />
              <PagePlanner design={design} sections={sections} onChange={onChange} />
            </>
          )}
          <section aria-label="For the printer" className="flex flex-col gap-4 border-rule border-t pt-5">
            <h3 className="font-display font-semibold text-lg">For the printer</h3>
            <Switch
              label="Bleed"
              hint="Colors and pictures run 0.125 in over the edge, so that the cut leaves no white line."
              checked={design.hasBleed}
              onCheckedChange={(hasBleed) => onChange({ hasBleed })}
            />
            <Switch
              label="Crop marks"
              hint="Fine lines outside the page that say where to cut."
              checked={design.hasCropMarks}
              onCheckedChange={(hasCropMarks) => onChange({ hasCropMarks })}
            />
          </section>
        </div>
      </FeatureGate>
    </div>
  )
}
