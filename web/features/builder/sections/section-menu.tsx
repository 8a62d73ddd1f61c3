import {
  ArrowDown,
  ArrowUp,
  Banknote,
  BookOpen,
  ListPlus,
  MessageSquareQuote,
  Pencil,
  Plus,
  RefreshCw,
  SlidersHorizontal,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import { SECTION_LEVELS } from '#domain/menu/model/limits.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { levelOf } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { mayBringDishes, mayChange } from '../../../plan/own-role.ts'
import { DropdownMenuItem, DropdownMenuSeparator } from '../../../ui/overlay/dropdown-menu.tsx'
import type { SectionActions } from './use-section-actions.ts'

export interface SectionMenuProps {
  section: Section
  /** Opens a text of it where it is on the sheet. */
  onWrite: (text: 'section-name' | 'section-intro' | 'section-footer') => void
  actions: SectionActions
}

export function SectionMenuItems({ section, onWrite, actions }: SectionMenuProps) {
  const sections = useOpenMenu((open) => open.menu?.sections) ?? []
  const level = levelOf(sections, section)
  const beside = sections.filter(({ parentId }) => parentId === section.parentId).map(({ id }) => id)
  return (
    <>
      <DropdownMenuItem icon={Pencil} onSelect={() => onWrite('section-name')}>
        Rename
      </DropdownMenuItem>
      <DropdownMenuItem icon={SlidersHorizontal} onSelect={() => actions.edit(section.id)}>
        Edit section…
      </DropdownMenuItem>
      {section.intro === undefined && (
        <DropdownMenuItem icon={TextCursorInput} onSelect={() => onWrite('section-intro')}>
          Add introduction
        </DropdownMenuItem>
      )}
      {section.footer === undefined && (
        <DropdownMenuItem icon={TextCursorInput} onSelect={() => onWrite('section-footer')}>
          Add footer
        </DropdownMenuItem>
      )}
      <DropdownMenuItem icon={Plus} onSelect={() => actions.addItem(section.id)}>
        Add Item…
      </DropdownMenuItem>
      {mayBringDishes() && (
        <DropdownMenuItem icon={BookOpen} onSelect={() => actions.addFromCatalog(section.id)}>
          Suggest dishes…
        </DropdownMenuItem>
      )}
      {level + 1 < SECTION_LEVELS && (
        <DropdownMenuItem icon={ListPlus} onSelect={() => actions.addSection(section.id)}>
          Add subsection…
        </DropdownMenuItem>
      )}
      {mayBringDishes() && !section.items.every(isOwnDish) && (
        <DropdownMenuItem icon={RefreshCw} onSelect={() => actions.refreshAll(section)}>
          Refresh All
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        icon={MessageSquareQuote}
        disabled={section.items.length === 0}
        onSelect={() => actions.sayDifferently(section.id)}
      >
        Reword…
      </DropdownMenuItem>
      {mayChange('edit prices') && (
        <DropdownMenuItem icon={Banknote} onSelect={() => actions.changePrices(section.id)}>
          Change prices…
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={ArrowUp}
        disabled={beside[0] === section.id}
        onSelect={() => actions.moveBy(section.id, -1)}
      >
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={ArrowDown}
        disabled={beside.at(-1) === section.id}
        onSelect={() => actions.moveBy(section.id, 1)}
      >
        Move down
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => actions.remove(section.id)}>
        Remove section
      </DropdownMenuItem>
    </>
  )
}
