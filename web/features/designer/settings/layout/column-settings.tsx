import { honours } from '#domain/design/honoured-settings.ts'
import { COLUMN_RANGE } from '#domain/design/page-style.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'

const AUTO = 'auto'

export function ColumnSettings({ design, template, onChange }: TemplateSettingsProps) {
  const most = Math.min(template.layout.columns.most, COLUMN_RANGE.max)
  const counts = Array.from({ length: most }, (_, index) => String(index + 1))
  const field = fieldsOf(design, onChange)
  return (
    <>
      {honours(template, 'columns') && (
        <ChoiceRow
          label="Columns"
          value={design.columns === null ? AUTO : String(Math.min(design.columns, most))}
          options={{ [AUTO]: 'Auto', ...Object.fromEntries(counts.map((count) => [count, count])) }}
          order={[AUTO, ...counts]}
          hint={
            design.columns === null
              ? 'As many as suit the paper and the length of the menu.'
              : 'Narrow paper may have room for fewer.'
          }
          onChange={(columns) => onChange({ columns: columns === AUTO ? null : Number(columns) })}
        />
      )}
      <ChoiceRow
        label="Space between dishes"
        {...field.choice('density')}
        options={{ airy: 'Airy', normal: 'Normal', tight: 'Tight' }}
      />
      <ChoiceRow
        label="Margins"
        {...field.choice('margins')}
        options={{ narrow: 'Narrow', normal: 'Normal', wide: 'Wide' }}
      />
    </>
  )
}
