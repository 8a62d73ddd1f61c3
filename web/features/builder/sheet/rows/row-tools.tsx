import { Pencil, RefreshCw, Tag, TextInitial, Trash2 } from 'lucide-react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { mayBringDishes, mayChange } from '../../../../plan/own-role.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { editText, itemRow } from '../focus/sheet-focus.ts'
import type { ItemActions } from './item-actions.ts'
import { ItemMenuItems } from './item-menu.tsx'
import { pressMarks } from './press-marks.ts'
import { RowButton } from './row-button.tsx'
import { RowMenu } from './row-menu.tsx'

/** Shown to who points at a row, or has the focus in it. */
export const whenLookedAt =
  'opacity-0 transition-opacity group-hover/row:opacity-100 group-focus-within/row:opacity-100 group-focus/row:opacity-100'

export interface RowToolsProps {
  place: ItemPlace
  item: MenuItem
  isRefreshing: boolean
  isDescribed: boolean
  actions: ItemActions
}

/** What is done less often with a dish, over the leader between its name and the other buttons. */
export function MarkTools({ place, item, isDescribed }: Omit<RowToolsProps, 'isRefreshing' | 'actions'>) {
  const row = itemRow(place)
  return (
    <span
      className={classNames(
        'absolute -top-5 right-0 z-10 flex rounded-control bg-wash group-data-selected/row:bg-accent-soft pointer-coarse:hidden',
        whenLookedAt,
      )}
    >
      {!isDescribed && (
        <RowButton
          label={`Describe ${item.name}`}
          icon={TextInitial}
          onClick={() => editText(row, 'description')}
          data-action="description"
        />
      )}
      {mayChange('declare allergens') && (
        <RowButton
          label={`Diets, allergens, marks of ${item.name}`}
          icon={Tag}
          onClick={() => pressMarks(row)}
          data-action="open-marks"
        />
      )}
    </span>
  )
}

/** The buttons between the leader and the price, where a row has room for them: a phone has the ⋯ alone. */
export const RowTools = ({
  place,
  item,
  isRefreshing,
  hasMore,
  actions,
}: Omit<RowToolsProps, 'isDescribed'> & { readonly hasMore: boolean }) => (
  <span className="-my-2 flex shrink-0 self-center max-sm:hidden pointer-coarse:max-md:hidden">
    {!isOwnDish(item) && mayBringDishes() && (
      <RowButton
        label={`Refresh ${item.name}`}
        icon={RefreshCw}
        isPending={isRefreshing}
        onClick={() => actions.refresh(place.sectionId, item)}
        data-action="refresh"
      />
    )}
    <RowButton
      label={`Edit ${item.name}`}
      icon={Pencil}
      onClick={() => actions.edit(place.sectionId, item)}
      data-action="edit"
    />
    <RowButton
      label={`Remove ${item.name}`}
      icon={Trash2}
      onClick={() => actions.remove(place)}
      data-action="remove"
    />
    {/* The place is kept, so that nothing moves when the rest comes. */}
    <span className="w-8 pointer-coarse:hidden">
      {hasMore && (
        <RowMenu label={`More actions for ${item.name}`} action="more">
          {() => <ItemMenuItems place={place} item={item} actions={actions} />}
        </RowMenu>
      )}
    </span>
  </span>
)
