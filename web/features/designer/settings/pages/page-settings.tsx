import { withPageCount, withPageLayout } from '#domain/design/pages.ts'
import { PAGE_COUNT_RANGE } from '#domain/design/settings.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { FeatureGate } from '../../../../plan/feature-gate.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import { PagePlanner } from './page-planner.tsx'
import { PaperSettings, type PaperSettingsProps } from './paper-settings.tsx'

export interface PageSettingsProps extends PaperSettingsProps {
  readonly sections: readonly Section[]
}

export function PageSettings({ design, sections, onChange, ...paper }: PageSettingsProps) {
  const field = fieldsOf(design, onChange)
  return (
    <FeatureGate feature="feature:advancedLayout">
      <div className="flex flex-col gap-5">
        <PaperSettings {...paper} design={design} onChange={onChange} />
        <ChoiceRow
          label="Page layout"
          value={design.pageLayout}
          options={{ single: 'Single', multi: 'Multi-page' }}
          hint={
            design.pageLayout === 'single'
              ? 'Uses as many pages as it needs.'
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
            {...field.toggle('hasBleed')}
          />
          <Switch
            label="Crop marks"
            hint="Fine lines outside the page that say where to cut."
            {...field.toggle('hasCropMarks')}
          />
        </section>
      </div>
    </FeatureGate>
  )
}
