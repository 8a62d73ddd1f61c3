import type { ReactNode } from 'react'
import { SavedMenus } from './saved-menus.tsx'

export interface MenusHomeProps {
  today: ReactNode
  /** The ways to a first menu, for an owner who has none. */
  waysToBegin: ReactNode
  newMenuPath: string
}

/** The home of who is signed in: today, then their menus by their first pages. */
export const MenusHome = ({ today, waysToBegin, newMenuPath }: MenusHomeProps) => (
  <SavedMenus usualView="cards" today={today} newMenuPath={newMenuPath} whenEmpty={waysToBegin} />
)
