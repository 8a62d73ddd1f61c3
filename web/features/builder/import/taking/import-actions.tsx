import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isMenuAgain } from '#domain/exchange/updating/is-menu-again.ts'
import type { SharedIds } from '#domain/exchange/updating/match-menus.ts'
import { hasAmounts } from '#domain/menu/editing/change-currency.ts'
import { MENU_SIZE_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { cuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { PHONE, useMedia } from '../../../../ui/hooks/use-media.ts'
import { DialogActions } from '../../../../ui/overlay/dialog.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../../ui/overlay/dropdown-menu.tsx'
import { UpdateDialog, type UpdateDialogProps } from '../updating/update-dialog.tsx'
import { countOf, dishes, sections } from '../words/counts.ts'

export interface ImportActionsProps {
  imported: Menu
  /** Prices that are left behind, since nobody has looked at them. */
  unseen?: number
  hasIds?: SharedIds | undefined
  /** Whether no menu is open. Then there is nothing to replace or to add to. */
  isBlank: boolean
  /** The room that these leave in the open menu; negative when they are too many. */
  room: { readonly items: number; readonly sections: number }
  /** Why adding them would break the menu in another way, in a sentence. */
  problem?: string | undefined
  /** Takes it in the place of the open menu, or as the first one. */
  onReplace: () => void
  /** Takes the open menu as what was read changes it, where both are one menu; without it the menu is replaced. */
  onUpdate?: UpdateDialogProps['onUpdate'] | undefined
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
  const isPhone = useMedia(PHONE)
  const count = countItems(imported)
  if (isBlank) {
    return (
      <DialogActions>
        <Notes notes={[unseenSentence(unseen, false)]} />
        <Button disabled={count === 0} onClick={onReplace}>
          {count === 0 ? 'Nothing to Import' : `Import ${dishes(count)}${without(unseen)}`}
        </Button>
      </DialogActions>
    )
  }
  const excess = excessSentence(room) ?? problem ?? null
  const note = excess ?? (menu && currencySentence(menu, imported))
  const canUpdate = onUpdate !== undefined && isAgain
  const others: OtherWay[] = [
    ...(onTakeAsNew ? [{ label: 'Import as a New Menu', isPossible: count > 0, onChoose: onTakeAsNew }] : []),
    { label: 'Add to This Menu', isPossible: count > 0 && excess === null, onChoose: onAdd },
  ]
  const main = canUpdate ? (
    <Button className="grow sm:grow-0" onClick={() => setIsUpdating(true)}>
      Update This Menu
    </Button>
  ) : (
    <Button className="grow sm:grow-0" disabled={count === 0} onClick={onReplace}>
      Replace This Menu
    </Button>
  )
  return (
    <DialogActions>
      <Notes notes={[unseenSentence(unseen, canUpdate), note]} />
      {isPhone ? (
        <div className="flex gap-2">
          {main}
          <OtherWays ways={others} />
        </div>
      ) : (
        <>
          {others.map(({ label, isPossible, onChoose }) => (
            <Button key={label} variant="secondary" disabled={!isPossible} onClick={onChoose}>
              {label}
            </Button>
          ))}
          {main}
        </>
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

interface OtherWay {
  readonly label: string
  readonly isPossible: boolean
  readonly onChoose: () => void
}

/** On a phone the lines need the room of these buttons. */
const OtherWays = ({ ways }: { ways: readonly OtherWay[] }) => (
  <DropdownMenu trigger={<IconButton icon={Ellipsis} label="Other ways to take it" />}>
    {ways.map(({ label, isPossible, onChoose }) => (
      <DropdownMenuItem key={label} disabled={!isPossible} onSelect={onChoose}>
        {label}
      </DropdownMenuItem>
    ))}
  </DropdownMenu>
)

function Notes({ notes }: { notes: readonly (string | null)[] }) {
  const said = notes.flatMap((note) => note ?? [])
  if (said.length === 0) return null
  return (
    <div className="order-last min-w-0 grow self-center text-pretty text-quiet text-sm sm:order-none sm:basis-full lg:basis-64">
      {said.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function unseenSentence(unseen: number, canUpdate: boolean): string | null {
  if (unseen === 0) return null
  const kept = canUpdate ? 'your menu keeps its own there' : 'dishes come without them'
  return `${countOf(unseen, 'price from the picture has', 'prices from the picture have')} not been looked at. Until you confirm or type them, ${kept}.`
}

/** A menu in another currency is said to be one before it is added. */
const currencySentence = (menu: Menu, imported: Menu): string | null =>
  menu.currency === imported.currency || countItems(menu) === 0 || !hasAmounts(imported)
    ? null
    : `Its prices are in ${imported.currency}. Added to your menu, they’re read as ${menu.currency}, without conversion.`

const without = (unseen: number): string =>
  unseen === 0 ? '' : ` without ${countOf(unseen, 'price', 'prices')}`

function excessSentence(room: ImportActionsProps['room']): string | null {
  if (room.items < 0)
    return `Too many to add: a menu holds ${dishes(MENU_SIZE_LIMITS.items)}, ${dishes(-room.items)} fewer.`
  return room.sections < 0 ? `Too many to add: a menu holds ${sections(MENU_SIZE_LIMITS.sections)}.` : null
}
