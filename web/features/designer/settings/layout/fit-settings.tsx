import { withPageCount } from '#domain/design/pages.ts'
import { PAGE_COUNT_RANGE } from '#domain/design/settings.ts'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'

export interface FitSettingsProps extends SettingsProps {
  /** How the typesetter met the wish for a number of pages; null while it is not known. */
  readonly fitNote: string | null
}

export const FitSettings = ({ design, onChange, fitNote }: FitSettingsProps) => (
  <section aria-label="Fit" className="flex flex-col gap-3">
    <Switch
      label="Fit to a number of pages"
      hint="Fits the menu to this many pages, scaling type from 80% to 120%."
      checked={design.fitToPages !== null}
      onCheckedChange={(isFitted) =>
        onChange({ fitToPages: isFitted ? Math.max(design.pageCount, 1) : null })
      }
    />
    {design.fitToPages !== null && (
      <NumberField
        label="Pages"
        hasSteppers
        inputMode="numeric"
        {...PAGE_COUNT_RANGE}
        step={1}
        className="max-w-44"
        value={design.fitToPages}
        onChange={({ target }) =>
          target.value !== '' &&
          onChange({ fitToPages: withPageCount(design, target.valueAsNumber).pageCount })
        }
      />
    )}
    <p aria-live="polite" className="text-sm empty:hidden">
      {fitNote}
    </p>
  </section>
)
