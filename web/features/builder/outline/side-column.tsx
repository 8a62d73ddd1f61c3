import { Utensils } from 'lucide-react'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { mayBringDishes } from '../../../plan/own-role.ts'
import { openDialog } from '../dialogs/open-dialog.ts'
import { Outline } from './outline.tsx'
import { outlineButtonClass } from './outline-button-class.ts'
import { Views, type ViewsProps } from './views.tsx'

export interface SideColumnProps extends ViewsProps {
  readonly onSection: (sectionId: number) => void
}

/** Left of the menu: its sections, the way to more dishes, and the other views of it. */
export function SideColumn({ onSection, ...views }: SideColumnProps) {
  // An owner who brought or typed a menu finds the generator in ⋯ and in empty sections.
  const isBrought = useOpenMenu(({ menu }) => {
    const items = menu ? itemsOf(menu) : []
    return items.length > 0 && items.every(isOwnDish)
  })
  return (
    <div className="flex flex-col gap-4 px-2 py-4">
      <Outline onChoose={onSection} hasHeading />
      {!isBrought && mayBringDishes() && (
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
}
