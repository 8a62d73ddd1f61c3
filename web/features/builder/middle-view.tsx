import type { Menu } from '#domain/menu/model/menu.ts'
import { Advice } from './advice/advice.tsx'
import { MenuSheet } from './sheet/menu-sheet.tsx'
import type { BuilderView } from './view/builder-view.ts'
import { WishSummary } from './wishes/wish-summary.tsx'

export interface MiddleViewProps {
  readonly menu: Menu
  readonly view: Exclude<BuilderView, 'page'>
  readonly onMenu: () => void
}

/** The view of the open menu that the owner works in. */
export function MiddleView({ menu, view, onMenu }: MiddleViewProps) {
  if (view === 'advice') return <Advice menu={menu} onApplied={onMenu} />
  return (
    <div className="p-3 sm:p-6">
      <WishSummary />
      <MenuSheet menu={menu} />
    </div>
  )
}
