import { ArrowLeft, ArrowRight, CircleDollarSign, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface SectionMenuProps {
  categoryId: number
  name: string
  onRename: () => void
  onChangePrices: () => void
  /** @param by places in the row of tabs; negative is to the left */
  onMoveBy: (by: -1 | 1) => void
  onRemove: () => void
}

/** What is done to a section as a whole. */
export function SectionMenu({ name, ...menu }: SectionMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton
          label={`More for the section ${name}`}
          icon={Ellipsis}
          size="sm"
          data-action="section-more"
        />
      }
    >
      <SectionMenuItems {...menu} />
    </DropdownMenu>
  )
}

function SectionMenuItems({
  categoryId,
  onRename,
  onChangePrices,
  onMoveBy,
  onRemove,
}: Omit<SectionMenuProps, 'name'>) {
  const ids = useOpenMenu((open) => open.groups)?.map(({ category }) => category.id) ?? []
  return (
    <>
      <DropdownMenuItem icon={Pencil} onSelect={onRename}>
        Rename
      </DropdownMenuItem>
      <DropdownMenuItem icon={CircleDollarSign} onSelect={onChangePrices}>
        Change prices…
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={ArrowLeft} disabled={ids[0] === categoryId} onSelect={() => onMoveBy(-1)}>
        Move left
      </DropdownMenuItem>
      <DropdownMenuItem icon={ArrowRight} disabled={ids.at(-1) === categoryId} onSelect={() => onMoveBy(1)}>
        Move right
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={Trash2} isDestructive onSelect={onRemove}>
        Remove section
      </DropdownMenuItem>
    </>
  )
}
