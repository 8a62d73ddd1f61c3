import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { PAGE_LIMITS } from '#domain/live/model/restaurant-page.ts'
import { savedMenusQuery } from '../../../menu/saved-menus-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'
import { MenuOrder } from './menu-order.tsx'
import { addMenu, placedMenus } from './page-menus.ts'

export function MenusCard({ work }: { work: PageWork }) {
  const { data: saved = [] } = useQuery(savedMenusQuery)
  const { page, stored, change } = work
  const placed = placedMenus(page, stored.menus, saved)
  const others = saved.filter(({ id }) => !page.menus.some(({ menuId }) => menuId === id))
  const isFull = page.menus.length >= PAGE_LIMITS.menus
  return (
    <Card
      title="Menus"
      description="Guests see menus that are being served first, then this order."
      actions={
        others.length > 0 &&
        !isFull && (
          <DropdownMenu
            trigger={
              <Button variant="secondary" size="sm" icon={Plus}>
                Add a menu
              </Button>
            }
          >
            {others.map(({ id, title, name, restaurantName }) => (
              <DropdownMenuItem key={id} onSelect={() => change((now) => addMenu(now, id))}>
                <span className="min-w-0 truncate">{title || name}</span>
                {title !== '' && restaurantName && (
                  <span className="ml-auto max-w-40 truncate pl-4 text-quiet">{restaurantName}</span>
                )}
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
        )
      }
    >
      {placed.length === 0 ? (
        <p className="text-quiet">
          {saved.length === 0
            ? 'Save a menu first. Then it can be put here.'
            : 'No menus on the page yet: guests would see only your address and hours.'}
        </p>
      ) : (
        <MenuOrder menus={placed} work={work} />
      )}
    </Card>
  )
}
