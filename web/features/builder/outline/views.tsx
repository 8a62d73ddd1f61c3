import { Toolbar } from '../../../ui/layout/toolbar.tsx'
import type { BuilderView } from '../view/builder-view.ts'
import { outlineButtonClass } from './outline-button-class.ts'
import { ViewButton } from './view-button.tsx'

export interface ViewsProps {
  readonly view: BuilderView
  readonly views: readonly BuilderView[]
  readonly onView: (view: BuilderView) => void
}

export const Views = ({ view, views, onView }: ViewsProps) => (
  <nav aria-label="Views">
    <Toolbar label="Views of the menu" orientation="vertical" className="flex flex-col">
      {views.map((one) => (
        <ViewButton
          key={one}
          view={one}
          isCurrent={one === view}
          onView={onView}
          className={outlineButtonClass}
        />
      ))}
    </Toolbar>
  </nav>
)
