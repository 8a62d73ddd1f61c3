import { FileInput, Plus, RefreshCw, Utensils } from 'lucide-react'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import type { Action } from '../../../menu/actions/action.ts'
import { mayBringDishes } from '../../../plan/own-role.ts'
import { openDialog } from '../dialogs/open-dialog.ts'
import { useSectionInView } from '../view/reveal.ts'
import type { BuilderContext } from './context.ts'

const isOwnMenu = (menu: Menu | null) => menu !== null && itemsOf(menu).every(isOwnDish)

export const dishActions: readonly Action<BuilderContext>[] = [
  {
    key: 'add-item',
    name: 'Add Item',
    icon: Plus,
    searchWords: 'new dish',
    more: 'work',
    // Into the section that the sheet is at, else the first; the dialog asks where there is none.
    perform({ open }) {
      const sections = open.menu?.sections ?? []
      const inViewId = useSectionInView.getState().sectionId
      const section = sections.find(({ id }) => id === inViewId) ?? sections[0]
      openDialog({ kind: 'new-item', sectionId: section?.id ?? null })
    },
  },
  {
    key: 'dishes',
    name: 'Suggest dishes…',
    icon: Utensils,
    isAllowed: mayBringDishes,
    searchWords: 'generate catalog filters',
    more: 'work',
    perform: () => openDialog({ kind: 'filters' }),
  },
  {
    key: 'refresh',
    name: 'Refresh the whole menu',
    icon: RefreshCw,
    isAllowed: mayBringDishes,
    searchWords: 'replace all dishes',
    whyNot: ({ refresh, open }) =>
      refresh.isPending
        ? 'It is looking for other dishes already.'
        : isOwnMenu(open.menu)
          ? 'Every dish on this menu is yours.'
          : null,
    more: ({ open }) => !isOwnMenu(open.menu) && 'work',
    perform: ({ refresh }) => refresh.refresh(),
  },
]

export const importMenu: Action<unknown> = {
  key: 'import',
  name: 'Import',
  icon: FileInput,
  isAllowed: mayBringDishes,
  searchWords: 'bring PDF Word Excel photo file paste',
  more: 'work',
  perform: () => openDialog({ kind: 'import' }),
}
