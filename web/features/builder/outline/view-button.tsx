import { ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { useFindings } from '../advice/use-findings.ts'
import type { BuilderView } from '../view/builder-view.ts'
import { viewNames } from '../view/view-names.ts'

export interface ViewButtonProps {
  readonly view: BuilderView
  readonly isCurrent: boolean
  readonly onView: (view: BuilderView) => void
  readonly className: string
}

export const ViewButton = ({ view, isCurrent, onView, className }: ViewButtonProps) => (
  <ToolbarItem>
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onView(view)}
      className={className}
    >
      <span className="grow">{viewNames[view]}</span>
      {view === 'advice' && <AdviceCount />}
    </button>
  </ToolbarItem>
)

function AdviceCount() {
  const findings = useFindings()
  if (!findings) return null
  return (
    <span className="font-normal text-quiet tabular-nums">
      {findings}
      <span className="sr-only">{findings === 1 ? ' finding' : ' findings'}</span>
    </span>
  )
}
