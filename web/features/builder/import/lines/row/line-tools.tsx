import { ArrowDown, ArrowUp, Check, EyeOff, Merge, Pencil } from 'lucide-react'
import type { LineRole } from '#domain/reading/layout/role.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import { IconButton } from '../../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import type { LineActs } from '../words/line-acts.ts'

export interface LineToolsProps {
  /** The line that was gone to last; without one there is nothing to do. */
  row: ReviewRow | undefined
  acts: LineActs
  onEdit: (key: number) => void
}

/** In one place, so that no line moves with the focus; on a narrow screen above the buttons of the dialog. */
export function LineTools({ row, acts, onEdit }: LineToolsProps) {
  const onLine = (act: (key: number, role: LineRole) => void) => ({
    size: 'sm' as const,
    isUnavailable: row === undefined,
    onClick: () => row && act(row.key, row.role),
  })
  return (
    <div
      role="toolbar"
      aria-label="The line"
      className={classNames(
        'bottom-19 z-10 flex flex-wrap rounded-b-card border-rule border-t bg-card px-2 py-1 max-lg:sticky',
        row === undefined && 'max-lg:hidden',
      )}
    >
      <IconButton
        {...onLine(acts.confirm)}
        icon={Check}
        label="Looks right"
        shortcut="Y"
        isUnavailable={!row?.isDoubtful}
      />
      <IconButton
        {...onLine(onEdit)}
        icon={Pencil}
        label={row?.isOfTable ? 'Change the cells' : 'Change the words, or split'}
        shortcut="Enter"
      />
      {!row?.isOfTable && (
        <IconButton {...onLine(acts.join)} icon={Merge} label="Merge with the line above" shortcut="M" />
      )}
      <IconButton
        {...onLine((key) => acts.move(key, -1))}
        icon={ArrowUp}
        label="Move the line up"
        shortcut="Alt+↑"
      />
      <IconButton
        {...onLine((key) => acts.move(key, 1))}
        icon={ArrowDown}
        label="Move the line down"
        shortcut="Alt+↓"
      />
      <IconButton
        {...onLine((key) => acts.say([key], 'leave-out'))}
        icon={EyeOff}
        label="Leave the line out"
        shortcut="X"
      />
    </div>
  )
}
