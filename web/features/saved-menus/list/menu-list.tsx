import { LayoutGrid, Rows3, SearchX } from 'lucide-react'
import { useSeenMenus } from '../../../menu/saving/seen-by-guests.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import type { MenuActions } from '../actions/use-menu-actions.ts'
import type { CardHeading } from '../cards/menu-card.tsx'
import { MenuCards } from '../cards/menu-cards.tsx'
import { arrangeMenus, type MenuOrder, menuOrders } from '../listed/arrange-menus.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { SavedMenusTable } from '../table/saved-menus-table.tsx'
import type { ListChoice, ListView } from './use-list-choice.ts'

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

const views = [
  { view: 'cards', label: 'Show as cards', icon: LayoutGrid },
  { view: 'table', label: 'Show as a table', icon: Rows3 },
] as const satisfies readonly { view: ListView; [key: string]: unknown }[]

const orderOptions = Object.entries(menuOrders).map(([value, label]) => ({ value, label }))

const ListBar = ({ choice }: { choice: ListChoice }) => (
  <div className="flex flex-wrap items-end gap-2 sm:gap-3">
    <TextField
      type="search"
      label="Search menus"
      isLabelHidden
      placeholder="Search menus"
      value={choice.words}
      onChange={(event) => choice.setWords(event.target.value)}
      className="min-w-0 grow basis-full sm:max-w-sm sm:basis-56"
    />
    <SelectField
      label="Order"
      isLabelHidden
      options={orderOptions}
      value={choice.order}
      onChange={(event) => choice.setOrder(event.target.value as MenuOrder)}
      className="min-w-36"
    />
    <fieldset className="ml-auto flex gap-1">
      <legend className="sr-only">Shown as</legend>
      {views.map(({ view, label, icon }) => (
        <IconButton
          key={view}
          icon={icon}
          label={label}
          aria-pressed={choice.view === view}
          variant={choice.view === view ? 'secondary' : 'quiet'}
          onClick={() => choice.setView(view)}
        />
      ))}
    </fieldset>
  </div>
)
