import type { ReactNode } from 'react'
import { SavedMenus } from './saved-menus.tsx'

export interface MenusHomeProps {
  /** The ways to a first menu, for an owner who has none. */
  waysToBegin: ReactNode
  /** Where another menu begins. */
  newMenuPath: string
}

/** The home of who is signed in: their menus by their first pages. */
export const MenusHome = ({ waysToBegin, newMenuPath }: MenusHomeProps) => (
  <SavedMenus usualView="cards" newMenuPath={newMenuPath} whenEmpty={waysToBegin} />
)
