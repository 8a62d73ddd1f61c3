import { Toolbar, ToolbarItem } from '../../../ui/toolbar.tsx'
import type { BuilderView } from '../view/builder-view.ts'
import { viewNames } from '../view/view-names.ts'
import { outlineButtonClass } from './outline-button-class.ts'

export interface ViewsProps {
  readonly view: BuilderView
  readonly views: readonly BuilderView[]
  /** What there is to look at in the advice; null while it is unknown. */
  readonly findings: number | null
  readonly onView: (view: BuilderView) => void
}

/** The views of the open menu, one below the other. */
export const Views = ({ view, views, findings, onView }: ViewsProps) => (
  <nav aria-label="Views">
    <Toolbar label="Views of the menu" orientation="vertical" className="flex flex-col">
      {views.map((one) => (
        <ToolbarItem key={one}>
          <button
            type="button"
            aria-current={one === view ? 'page' : undefined}
            onClick={() => onView(one)}
            className={outlineButtonClass}
          >
            <span className="grow">{viewNames[one]}</span>
            {one === 'advice' && findings !== null && findings > 0 && (
              <span className="text-quiet tabular-nums">
                {findings}
                <span className="sr-only">{findings === 1 ? ' finding' : ' findings'}</span>
              </span>
            )}
          </button>
        </ToolbarItem>
      ))}
    </Toolbar>
  </nav>
)
