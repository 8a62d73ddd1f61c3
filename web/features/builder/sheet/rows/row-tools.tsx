import { Pencil, RefreshCw, Tag, TextInitial, Trash2 } from 'lucide-react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
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

/** The buttons of a row for a pointer, over the leader between the name and the price: neither is ever covered. */
export function RowTools({ place, item, isRefreshing, isDescribed, actions }: RowToolsProps) {
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
      <RowButton
        label={`Diets, allergens, marks of ${item.name}`}
        icon={Tag}
        onClick={() => pressMarks(row)}
        data-action="open-marks"
      />
      <RowButton
        label={`Refresh ${item.name}`}
        icon={RefreshCw}
        isPending={isRefreshing}
        onClick={() => actions.refresh(place.sectionId, item)}
        data-action="refresh"
      />
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
      <RowMenu label={`More actions for ${item.name}`} action="more">
        {() => <ItemMenuItems place={place} item={item} actions={actions} />}
      </RowMenu>
    </span>
  )
}
