import { Plus } from 'lucide-react'
import type { MenuActions } from '../actions/use-menu-actions.ts'
import type { UnsavedDraft } from '../drafts/unsaved-drafts.ts'
import type { DraftActions } from '../drafts/use-draft-actions.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { buttonFace } from './card-frame.tsx'
import { DraftCard } from './draft-card.tsx'
import { MenuCard } from './menu-card.tsx'

export interface MenuCardsProps {
  menus: readonly ListedMenu[]
  drafts: readonly UnsavedDraft[]
  actions: MenuActions
  draftActions: DraftActions
  onNew: () => void
}

/** Menus by their first pages, after the way to a new one and what is not saved yet. */
export function MenuCards({ menus, drafts, actions, draftActions, onNew }: MenuCardsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 sm:gap-6">
      <NewMenuCard onPress={onNew} />
      {drafts.map((draft) => (
        <DraftCard key={draft.workId} draft={draft} actions={draftActions} />
      ))}
      {menus.map((menu) => (
        <MenuCard key={menu.id} menu={menu} actions={actions} />
      ))}
    </ul>
  )
}

/** The first card: the way to another menu. */
function NewMenuCard({ onPress }: { onPress: () => void }) {
  return (
    <li className="flex min-w-0">
      <button type="button" onClick={onPress} className={buttonFace}>
        <Plus size={24} strokeWidth={1.5} aria-hidden="true" />
        <span className="font-display font-semibold text-lg">New menu</span>
      </button>
    </li>
  )
}
