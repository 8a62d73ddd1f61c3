import type { LineRole } from '#domain/reading/layout/role.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import type { EditedLine } from '../row/reading-row.tsx'
import { RoleMenu } from '../row/role-menu.tsx'
import { RowEditor } from '../table/row-editor.tsx'
import { reasonLeftOut } from '../words/doubt-words.ts'
import type { LineActs } from '../words/line-acts.ts'
import { flatText, shownText } from '../words/shown-text.ts'

export interface LeftOutLineProps {
  row: ReviewRow
  edited: EditedLine | null
  acts: LineActs
  onFocus: (key: number) => void
  onEdit: (key: number | null) => void
  go: (key: number) => void
}

export function LeftOutLine({ row, edited, acts, onFocus, onEdit, go }: LeftOutLineProps) {
  const { key, isOfTable } = row
  const words = flatText(row.text)
  const say = (role: LineRole | null) => {
    acts.say([key], role)
    go(key)
  }
  return (
    <li data-left-out={key} onFocus={() => onFocus(key)} className="py-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-48">
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{shownText(row.text)}</p>
          <p className="text-quiet">{reasonLeftOut(row)}</p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-1">
          <RoleMenu row={row} onSay={say} />
          {isOfTable && !edited && (
            <Button
              variant="secondary"
              size="sm"
              data-action="fix"
              aria-label={`Fix “${words}”`}
              onClick={() => onEdit(key)}
            >
              Fix
            </Button>
          )}
          {canComeBack(row) && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Bring back “${words}”`}
              onClick={() => say(roleBack(row))}
            >
              Bring Back
            </Button>
          )}
        </div>
      </div>
      {edited && 'fields' in edited && (
        <RowEditor
          fields={edited.fields}
          onSave={(texts) => {
            acts.fill(key, texts)
            onEdit(null)
            go(key)
          }}
          onCancel={() => {
            onEdit(null)
            go(key)
          }}
        />
      )}
    </li>
  )
}

/** What only other cells can bring back, and what a menu has no room for. */
const canComeBack = ({ doubts }: ReviewRow): boolean =>
  doubts.every(({ code }) => code !== 'name_missing' && code !== 'too_many')

/** What the owner left out is read again; a row of a sheet is a dish, and any other line is at least a note. */
function roleBack({ isSaid, isOfTable, doubts }: ReviewRow): LineRole | null {
  if (isSaid) return null
  return isOfTable && doubts.every(({ code }) => code !== 'above_headings') ? 'item' : 'note'
}
