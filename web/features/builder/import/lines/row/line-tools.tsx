import { ArrowDown, ArrowUp, Check, EyeOff, Merge, Pencil } from 'lucide-react'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import type { LineActs } from '../line-acts.ts'

export interface LineToolsProps {
  row: ReviewRow
  acts: LineActs
  onEdit: () => void
}

/** What can be done with the line that has the focus. */
export function LineTools({ row, acts, onEdit }: LineToolsProps) {
  return (
    <div className="-ml-1 flex flex-wrap">
      {row.isDoubtful && (
        <IconButton
          size="sm"
          icon={Check}
          label="It is right as it is"
          shortcut="Y"
          onClick={() => acts.say([row.key], row.role)}
        />
      )}
      <IconButton
        size="sm"
        icon={Pencil}
        label="Change the words, or split"
        shortcut="Enter"
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        icon={Merge}
        label="Merge with the line above"
        shortcut="M"
        onClick={() => acts.join(row.key)}
      />
      <IconButton
        size="sm"
        icon={ArrowUp}
        label="Move the line up"
        shortcut="Alt+↑"
        onClick={() => acts.move(row.key, -1)}
      />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label="Move the line down"
        shortcut="Alt+↓"
        onClick={() => acts.move(row.key, 1)}
      />
      <IconButton
        size="sm"
        icon={EyeOff}
        label="Leave the line out"
        shortcut="X"
        onClick={() => acts.say([row.key], 'leave-out')}
      />
    </div>
  )
}
