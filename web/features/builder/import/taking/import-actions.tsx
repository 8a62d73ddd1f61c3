import { useMemo, useState } from 'react'
import { isMenuAgain } from '#domain/exchange/updating/is-menu-again.ts'
import { hasAmounts } from '#domain/menu/editing/change-currency.ts'
import { MENU_SIZE_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { cuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogActions } from '../../../../ui/dialog.tsx'
import { UpdateDialog } from '../updating/update-dialog.tsx'
import { countOf, dishes, sections } from '../words/counts.ts'

export interface ImportActionsProps {
  /** What was read. */
  imported: Menu
  /** Prices that are left behind, since nobody has looked at them. */
  unseen?: number
  /** Is the source a file of ours, with the ids of a menu? */
  hasIds?: boolean
  /** Is no menu open? Then there is nothing to replace or to add to. */
  isBlank: boolean
  /** The room that these leave in the open menu; negative when they are too many. */
  room: { readonly items: number; readonly sections: number }
  /** Why adding them would break the menu in another way, in a sentence. */
  problem?: string | undefined
  /** Takes it in the place of the open menu, or as the first one. */
  onReplace: () => void
  /** Takes the open menu as what was read changes it, where both are one menu; without it the menu is replaced. */
  onUpdate?: ((menu: Menu) => void) | undefined
  onAdd: () => void
  /** Leaves the open menu as it is and begins another one. */
  onTakeAsNew?: () => void
}

export function ImportActions({
  imported,
  unseen = 0,
  hasIds = false,
  isBlank,
  room,
  problem,
  onReplace,
  onUpdate,
  onAdd,
  onTakeAsNew,
}: ImportActionsProps) {
  const menu = useOpenMenu((open) => open.menu)
  const [isUpdating, setIsUpdating] = useState(false)
  const isAgain = useMemo(() => menu !== null && isMenuAgain(menu, imported), [menu, imported])
  const count = countItems(imported)
  if (isBlank) {
    return (
      <DialogActions>
        <Button disabled={count === 0} onClick={onReplace}>
          {count === 0 ? 'Nothing to Import' : `Import ${dishes(count)}${without(unseen)}`}
        </Button>
      </DialogActions>
    )
  }
  const excess = excessSentence(room) ?? problem ?? null
  const note = excess ?? (menu && currencySentence(menu, imported))
  return (
    <DialogActions>
      {note && <p className="min-w-0 grow basis-64 self-center text-pretty text-quiet text-sm">{note}</p>}
      {onTakeAsNew && (
        <Button variant="secondary" disabled={count === 0} onClick={onTakeAsNew}>
          Import as a New Menu
        </Button>
      )}
      <Button variant="secondary" disabled={count === 0 || excess !== null} onClick={onAdd}>
        Add to This Menu
      </Button>
      {onUpdate && isAgain ? (
        <Button onClick={() => setIsUpdating(true)}>Update This Menu</Button>
      ) : (
        <Button disabled={count === 0} onClick={onReplace}>
          Replace This Menu
        </Button>
      )}
      {menu && onUpdate && isUpdating && (
        <UpdateDialog
          before={menu}
          read={imported}
          hasIds={hasIds}
          cuisineId={cuisineOf(useOpenMenu.getState())}
          onCancel={() => setIsUpdating(false)}
          onUpdate={onUpdate}
        />
      )}
    </DialogActions>
  )
}

/** A menu in another currency is said to be one before it is added. */
const currencySentence = (menu: Menu, imported: Menu): string | null =>
  menu.currency === imported.currency || countItems(menu) === 0 || !hasAmounts(imported)
    ? null
    : `Its prices are in ${imported.currency}. Added to your menu they are taken as ${menu.currency}, without conversion.`

const without = (unseen: number): string =>
  unseen === 0 ? '' : ` without ${countOf(unseen, 'price', 'prices')}`

function excessSentence(room: ImportActionsProps['room']): string | null {
  if (room.items < 0) {
    return `Too many to add: a menu holds ${dishes(MENU_SIZE_LIMITS.items)}, ${dishes(-room.items)} fewer.`
  }
  return room.sections < 0 ? `Too many to add: a menu holds ${sections(MENU_SIZE_LIMITS.sections)}.` : null
}
