import { ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import type { BuilderView } from '../view/builder-view.ts'
import { viewNames } from '../view/view-names.ts'

export interface ViewButtonProps {
  readonly view: BuilderView
  readonly isCurrent: boolean
  /** What there is to look at in the advice; null while it is unknown. */
  readonly findings: number | null
  readonly onView: (view: BuilderView) => void
  readonly className: string
}

/** One of the views of the open menu, in the toolbar that lists them. */
export const ViewButton = ({ view, isCurrent, findings, onView, className }: ViewButtonProps) => (
  <ToolbarItem>
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onView(view)}
      className={className}
    >
      <span className="grow">{viewNames[view]}</span>
      {view === 'advice' && findings !== null && findings > 0 && (
        <span className="font-normal text-quiet tabular-nums">
          {findings}
          <span className="sr-only">{findings === 1 ? ' finding' : ' findings'}</span>
        </span>
      )}
    </button>
  </ToolbarItem>
)
