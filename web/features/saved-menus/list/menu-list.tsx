import { SearchX } from 'lucide-react'
import { useSeenMenus } from '../../../menu/saving/seen-by-guests.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import type { MenuActions } from '../actions/use-menu-actions.ts'
import type { CardHeading } from '../cards/menu-card.tsx'
import { MenuCards } from '../cards/menu-cards.tsx'
import { arrangeMenus } from '../listed/arrange-menus.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { SavedMenusTable } from '../table/saved-menus-table.tsx'
import { ListBar } from './list-bar.tsx'
import type { ListChoice } from './use-list-choice.ts'

export interface MenuListProps extends CardHeading {
  menus: readonly ListedMenu[]
  choice: ListChoice
  actions: MenuActions
  isSeenFirst: boolean
}

export function MenuList({ menus, choice, actions, isSeenFirst, heading }: MenuListProps) {
  const isSeen = useSeenMenus()
  const found = arrangeMenus(menus, { ...choice, isFirst: isSeenFirst ? isSeen : undefined })
  const isSearching = choice.words.trim() !== ''
  return (
    <div className="flex flex-col gap-6">
      <ListBar choice={choice} />
      {found.length === 0 && isSearching ? (
        <EmptyState
          icon={SearchX}
          title="No menu found"
          action={
            <Button variant="secondary" onClick={() => choice.setWords('')}>
              Show all menus
            </Button>
          }
        >
          None of your menus has “{choice.words.trim()}” in its title, restaurant or date line.
        </EmptyState>
      ) : choice.view === 'cards' ? (
        <MenuCards menus={found} actions={actions} heading={heading} />
      ) : (
        <Card className="@container sm:py-3">
          <SavedMenusTable menus={found} actions={actions} />
        </Card>
      )}
    </div>
  )
}
