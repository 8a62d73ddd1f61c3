import {
  Banknote,
  BookOpen,
  ChefHat,
  FileText,
  Lightbulb,
  ListTree,
  type LucideIcon,
  ShieldCheck,
} from 'lucide-react'
import type { Action } from '../../../menu/actions/action.ts'
import { openDialog } from '../dialogs/open-dialog.ts'
import { type BuilderView, builderViews, isViewAllowed } from '../view/builder-view.ts'
import { viewNames } from '../view/view-names.ts'
import type { BuilderContext } from './context.ts'

export const viewIcons: Readonly<Record<BuilderView, LucideIcon>> = {
  menu: BookOpen,
  prices: Banknote,
  marks: ShieldCheck,
  kitchen: ChefHat,
  advice: Lightbulb,
  page: FileText,
}

/** What a phone reaches with a thumb. */
export const viewsAtFoot: readonly BuilderView[] = ['menu', 'prices', 'page']

export const sections: Action<BuilderContext> = {
  key: 'sections',
  name: 'Sections',
  icon: ListTree,
  searchWords: 'outline',
  more: ({ room }) => room < 48 && 'views',
  perform: () => openDialog({ kind: 'sections' }),
}

const actionOf = (view: BuilderView): Action<BuilderContext> => ({
  key: `view ${view}`,
  name: viewNames[view],
  icon: viewIcons[view],
  searchWords: 'view',
  isAllowed: () => isViewAllowed(view),
  more: ({ room }) => room < 48 && !viewsAtFoot.includes(view) && 'views',
  perform: ({ onView }) => onView(view),
})

export const viewActions = builderViews.map(actionOf)
