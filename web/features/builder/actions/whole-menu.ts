import { Banknote, ListPlus, type LucideIcon, PanelRight, SlidersHorizontal, Store } from 'lucide-react'
import type { Action } from '../../../menu/actions/action.ts'
import { may, mayBringDishes, mayChange } from '../../../plan/own-role.ts'
import { type BuilderDialog, openDialog } from '../dialogs/open-dialog.ts'
import { usePane } from '../page-pane/use-pane.ts'
import type { BuilderContext } from './context.ts'

const dialog = (
  opened: BuilderDialog,
  name: string,
  icon: LucideIcon,
  searchWords: string,
  isAllowed: () => boolean = () => true,
): Action<BuilderContext> => ({
  key: opened.kind,
  name,
  icon,
  searchWords,
  isAllowed,
  more: 'menu',
  perform: () => openDialog(opened),
})

export const wholeMenuActions: readonly Action<BuilderContext>[] = [
  dialog({ kind: 'menu-details' }, 'Menu Details', SlidersHorizontal, 'title notices currency language'),
  dialog({ kind: 'restaurant', subject: 'menu' }, 'Edit Restaurant Details', Store, 'name address logo', () =>
    may('share'),
  ),
  dialog({ kind: 'choices' }, 'Choices & Extras', ListPlus, 'modifiers options', mayBringDishes),
  dialog({ kind: 'change-prices', sectionId: null }, 'Change Prices', Banknote, 'raise lower percent', () =>
    mayChange('edit prices'),
  ),
  {
    key: 'pane',
    name: 'Show or hide the page',
    label: ({ isPaneOpen }) => (isPaneOpen ? 'Hide the page' : 'Show the page'),
    icon: PanelRight,
    whyNot: ({ room }) => (room < 75 ? 'This screen has no room for it next to the menu.' : null),
    more: ({ room }) => room >= 75 && 'menu',
    perform: ({ isPaneOpen }) => usePane.getState().show(!isPaneOpen),
  },
]
