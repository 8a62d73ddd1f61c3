import {
  ArrowDown,
  ArrowUp,
  Ban,
  CircleCheck,
  Copy,
  FolderInput,
  Lock,
  LockOpen,
  MessageSquareQuote,
  Pencil,
  RefreshCw,
  Shuffle,
  Tag,
  Trash2,
} from 'lucide-react'
import { type Likeness, likenesses } from '#domain/generation/choosing/likenesses.ts'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { isLocked, lockItem } from '#domain/menu/editing/locked-items.ts'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { leadPrice } from '#domain/menu/prices/lead-price.ts'
import { pathOf } from '../../../../menu/editing/section-path.ts'
import { useWordOn } from '../../../../menu/live/live-state-query.ts'
import { sayInEditor } from '../../../../menu/live/say-in-editor.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { may, mayBringDishes, mayChange } from '../../../../plan/own-role.ts'
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownSubmenu,
} from '../../../../ui/overlay/dropdown-menu.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { itemRow, toggleSelected } from '../focus/sheet-focus.ts'
import type { ItemActions } from './item-actions.ts'
import { pressMarks } from './press-marks.ts'

export interface ItemMenuItemsProps {
  place: ItemPlace
  item: MenuItem
  actions: ItemActions
}

const lock = (itemId: number, isWanted: boolean) =>
  useOpenMenu.getState().edit((menu) => lockItem(menu, itemId, isWanted))

/** All that can be done to a dish: on a touch screen this is the only way to it. */
export function ItemMenuItems({ place, item, actions }: ItemMenuItemsProps) {
  const sections = useOpenMenu((open) => open.menu?.sections) ?? []
  const items = sections.find(({ id }) => id === place.sectionId)?.items ?? []
  const position = items.findIndex(({ id }) => id === place.itemId)
  const isKept = useOpenMenu(({ menu }) => menu !== null && isLocked(menu, item.id))
  const others = sections.filter(({ id }) => id !== place.sectionId)
  return (
    <>
      <DropdownMenuItem icon={Pencil} onSelect={() => actions.edit(place.sectionId, item)}>
        Edit…
      </DropdownMenuItem>
      {mayChange('declare allergens') && (
        <DropdownMenuItem icon={Tag} onSelect={() => pressMarks(itemRow(place))}>
          Diets, allergens, marks…
        </DropdownMenuItem>
      )}
      {mayBringDishes() && (
        <DropdownMenuItem icon={Copy} onSelect={() => actions.duplicate(place)}>
          Duplicate
        </DropdownMenuItem>
      )}
      <SoldOutItem item={item} />
      {others.length > 0 && (
        <DropdownSubmenu icon={FolderInput} label="Move to section…">
          {others.map((section) => (
            <DropdownMenuItem key={section.id} onSelect={() => actions.moveTo(place, section.id)}>
              {pathOf(sections, section)}
            </DropdownMenuItem>
          ))}
        </DropdownSubmenu>
      )}
      <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => actions.remove(place)}>
        Remove
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      {!isOwnDish(item) && mayBringDishes() && (
        <>
          <DropdownMenuItem icon={RefreshCw} onSelect={() => actions.refresh(place.sectionId, item)}>
            Replace with another dish
          </DropdownMenuItem>
          <AnotherLike sectionId={place.sectionId} item={item} actions={actions} />
        </>
      )}
      <DropdownMenuItem icon={isKept ? LockOpen : Lock} onSelect={() => lock(item.id, !isKept)}>
        {isKept ? 'Unlock' : 'Lock'}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={MessageSquareQuote}
        onSelect={() => openDialog({ kind: 'say-differently', ...place })}
      >
        Reword…
      </DropdownMenuItem>
      <DropdownMenuItem icon={CircleCheck} onSelect={() => toggleSelected(itemRow(place))}>
        Select
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={ArrowUp} disabled={position <= 0} onSelect={() => actions.moveBy(place, -1)}>
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={ArrowDown}
        disabled={position === items.length - 1}
        onSelect={() => actions.moveBy(place, 1)}
      >
        Move down
      </DropdownMenuItem>
    </>
  )
}

/** For a menu that is saved: guests see it at once. */
function SoldOutItem({ item }: Pick<ItemMenuItemsProps, 'item'>) {
  const word = useWordOn(item.id)
  if (word === undefined || !may('say sold out')) return null
  const isSoldOut = word?.isSoldOut ?? false
  return (
    <DropdownMenuItem icon={Ban} onSelect={() => void sayInEditor(item, !isSoldOut)}>
      {isSoldOut ? 'Bring back' : 'Sold out today'}
    </DropdownMenuItem>
  )
}

const labels: Readonly<Record<Likeness, string>> = {
  similar: 'Of the same kind',
  cheaper: 'Cheaper',
  lighter: 'Lighter',
  vegan: 'Vegan',
}

interface AnotherLikeProps {
  readonly sectionId: number
  readonly item: MenuItem
  readonly actions: ItemActions
}

const AnotherLike = ({ sectionId, item, actions }: AnotherLikeProps) => (
  <DropdownSubmenu icon={Shuffle} label="Another like this">
    {likenesses.map((like) => (
      <DropdownMenuItem
        key={like}
        disabled={like === 'cheaper' && leadPrice(item) === undefined}
        onSelect={() => actions.refresh(sectionId, item, like)}
      >
        {labels[like]}
      </DropdownMenuItem>
    ))}
  </DropdownSubmenu>
)
