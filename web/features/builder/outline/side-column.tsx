import { Utensils } from 'lucide-react'
import { memo } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { isOwnDish } from '#domain/menu/model/own-dish.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { openDialog } from '../dialogs/open-dialog.ts'
import { Outline } from './outline.tsx'
import { outlineButtonClass } from './outline-button-class.ts'
import { Views, type ViewsProps } from './views.tsx'

export interface SideColumnProps extends ViewsProps {
  readonly menu: Menu
  readonly onSection: (sectionId: number) => void
}

/** Left of the menu: its sections, the way to more dishes, and the other views of it. */
export const SideColumn = memo(function SideColumn({ menu, onSection, ...views }: SideColumnProps) {
  // An owner who brought or typed a menu finds the generator in ⋯ and in empty sections.
  const items = itemsOf(menu)
  const isBrought = items.length > 0 && items.every(isOwnDish)
  return (
    <div className="flex flex-col gap-4 px-2 py-4">
      <Outline sections={menu.sections} onChoose={onSection} hasHeading />
      {!isBrought && (
        <div className="border-rule border-t pt-4">
          <button
            type="button"
            onClick={() => openDialog({ kind: 'filters' })}
            className={outlineButtonClass}
          >
            <Utensils size={16} aria-hidden="true" className="shrink-0" />
            Suggest dishes…
          </button>
        </div>
      )}
      <Views {...views} />
    </div>
  )
})
