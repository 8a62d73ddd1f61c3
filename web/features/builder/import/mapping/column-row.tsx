import type { SheetColumn } from '#domain/reading/review/table-columns.ts'
import type { ColumnUse } from '#domain/reading/tables/sheet/mapping.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Badge } from '../../../../ui/layout/badge.tsx'
import { contentOptions } from './content-words.ts'

export interface ColumnRowProps {
  column: SheetColumn
  onHolds: (holds: ColumnUse['holds']) => void
  onLabel: (label: string) => void
}

export function ColumnRow({ column, onHolds, onLabel }: ColumnRowProps) {
  const { at, heading, examples, use, isGuessed } = column
  const name = heading || `Column ${at + 1}`
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span
            className={classNames('font-medium [overflow-wrap:anywhere]', heading === '' && 'text-quiet')}
          >
            {name}
          </span>
          {isGuessed && <Badge tone="warn">Guessed</Badge>}
        </p>
        <ul aria-label={`What is under ${name}`} className="flex flex-wrap gap-x-2 text-quiet text-sm">
          {examples.map((example) => (
            <li
              key={example}
              className="max-w-full truncate not-last:after:ml-2 not-last:after:content-['·']"
            >
              {example}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <SelectField
          label={`What ${name} is`}
          isLabelHidden
          options={contentOptions(use.holds)}
          value={use.holds}
          onChange={({ target }) => onHolds(target.value as ColumnUse['holds'])}
        />
        {use.holds === 'prices' && (
          <TextField
            label="Size"
            placeholder="Glass, bottle, large …"
            value={use.label ?? ''}
            onChange={({ target }) => onLabel(target.value)}
          />
        )}
      </div>
    </li>
  )
}
