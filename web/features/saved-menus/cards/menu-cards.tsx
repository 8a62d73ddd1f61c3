import type { MenuActions } from '../actions/use-menu-actions.ts'
import type { UnsavedDraft } from '../drafts/unsaved-drafts.ts'
import type { DraftActions } from '../drafts/use-draft-actions.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { DraftStrip } from './draft-strip.tsx'
import { MenuCard } from './menu-card.tsx'

export interface MenuCardsProps {
  menus: readonly ListedMenu[]
  drafts: readonly UnsavedDraft[]
  actions: MenuActions
  draftActions: DraftActions
}

/** Menus by their first pages, then what was never saved, in one row. */
export const MenuCards = ({ menus, drafts, actions, draftActions }: MenuCardsProps) => (
  <>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 sm:gap-6">
      {menus.map((menu) => (
        <MenuCard key={menu.id} menu={menu} actions={actions} />
      ))}
    </ul>
    {drafts.length > 0 && <DraftStrip drafts={drafts} actions={draftActions} />}
  </>
)
