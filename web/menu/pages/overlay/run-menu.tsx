import { Pencil } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Section } from '#domain/menu/model/section.ts'
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import type { ItemTask } from './item-editor.tsx'

export interface RunMenuProps {
  readonly section: Section
  readonly style: CSSProperties
  /** It leads to the items instead of opening their dialogs. */
  readonly isFinding: boolean
  readonly onTask: (task: ItemTask) => void
}

/** Items in one run have no separate places on the page: a click on the run asks for the one to edit. */
export function RunMenu({ section: { id: sectionId, name, items }, style, isFinding, onTask }: RunMenuProps) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          tabIndex={isFinding ? -1 : undefined}
          aria-label={isFinding ? `Go to items of ${name}` : `Edit items of ${name}`}
          style={style}
          className="absolute rounded-control border border-transparent transition-colors hover:border-accent/50 hover:bg-accent/4 focus-visible:outline-offset-0 data-[state=open]:border-accent/50"
        />
      }
    >
      {items.map((item) => (
        <DropdownMenuItem
          key={item.id}
          icon={Pencil}
          onSelect={() => onTask({ kind: 'edit', place: { sectionId, itemId: item.id } })}
        >
          {item.name}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  )
}
