import { ArrowDown, ArrowUp, Copy, Ellipsis, FolderInput } from 'lucide-react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { pathOf } from '../../../../menu/editing/section-path.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownSubmenu,
} from '../../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'

export interface ItemMenuProps extends ItemMenuActions {
  place: ItemPlace
  name: string
}

interface ItemMenuActions {
  onDuplicate: () => void
  /** @param by positions down the section; negative is up */
  onMoveBy: (by: -1 | 1) => void
  onMoveTo: (sectionId: number) => void
}

/** The less frequent actions on a dish. */
export function ItemMenu({ name, ...menu }: ItemMenuProps) {
  return (
    <DropdownMenu
      trigger={<IconButton label={`More for ${name}`} icon={Ellipsis} size="sm" data-action="more" />}
    >
      <ItemMenuItems {...menu} />
    </DropdownMenu>
  )
}

/** A component of its own, so that a row reads the other sections only while its menu is open. */
function ItemMenuItems({ place, onDuplicate, onMoveBy, onMoveTo }: Omit<ItemMenuProps, 'name'>) {
  const sections = useOpenMenu((open) => open.menu?.sections) ?? []
  const items = sections.find(({ id }) => id === place.sectionId)?.items ?? []
  const position = items.findIndex(({ id }) => id === place.itemId)
  const others = sections.filter(({ id }) => id !== place.sectionId)
  return (
    <>
      <DropdownMenuItem icon={Copy} onSelect={onDuplicate}>
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={ArrowUp} disabled={position <= 0} onSelect={() => onMoveBy(-1)}>
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={ArrowDown}
        disabled={position === items.length - 1}
        onSelect={() => onMoveBy(1)}
      >
        Move down
      </DropdownMenuItem>
      {others.length > 0 && (
        <DropdownSubmenu icon={FolderInput} label="Move to section…">
          {others.map((section) => (
            <DropdownMenuItem key={section.id} onSelect={() => onMoveTo(section.id)}>
              {pathOf(sections, section)}
            </DropdownMenuItem>
          ))}
        </DropdownSubmenu>
      )}
    </>
  )
}
