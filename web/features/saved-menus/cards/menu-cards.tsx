import type { MenuActions } from '../actions/use-menu-actions.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { type CardHeading, MenuCard } from './menu-card.tsx'

export interface MenuCardsProps extends CardHeading {
  menus: readonly ListedMenu[]
  actions: MenuActions
}

export const MenuCards = ({ menus, actions, heading }: MenuCardsProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 sm:gap-6">
    {menus.map((menu) => (
      <MenuCard key={menu.id} menu={menu} actions={actions} heading={heading} />
    ))}
  </ul>
)
