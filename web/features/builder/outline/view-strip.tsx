import type { ReactNode } from 'react'
import { Toolbar, ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { builderViews, isViewAllowed } from '../view/builder-view.ts'
import { ViewButton } from './view-button.tsx'
import type { ViewsProps } from './views.tsx'

const buttonClass =
  'flex min-h-11 items-center gap-2 border-transparent border-b-2 px-4 font-medium text-quiet text-sm hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink'

export const ViewStrip = ({
  view,
  onView,
  children,
}: Omit<ViewsProps, 'views'> & { readonly children: ReactNode }) => (
  <nav aria-label="Views" className="shrink-0 border-rule border-b bg-card">
    <Toolbar label="Views of the menu" className="flex items-center px-2">
      <ToolbarItem>{children}</ToolbarItem>
      <span aria-hidden="true" className="mx-2 h-5 w-px bg-rule" />
      {builderViews.filter(isViewAllowed).map((one) => (
        <ViewButton key={one} view={one} isCurrent={one === view} onView={onView} className={buttonClass} />
      ))}
    </Toolbar>
  </nav>
)
