import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { ToolbarItem } from '../../../ui/toolbar.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { RestaurantSwitcher } from '../restaurants/restaurant-switcher.tsx'

/** The restaurant of the open menu, and the way to another one. */
export const RestaurantButton = () => (
  <RestaurantSwitcher
    onNew={() => openDialog({ kind: 'restaurant', subject: 'new' })}
    trigger={<Trigger />}
  />
)

/** What the dropdown menu gives it goes on to the button. */
function Trigger(props: ComponentPropsWithRef<'button'>) {
  const name = useOpenMenu((open) => open.restaurant.name)
  return (
    <ToolbarItem {...props}>
      <Button variant="quiet" className="max-w-56 px-2">
        <span className="sr-only">My Restaurants: </span>
        <span className="truncate">{name}</span>
        <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
      </Button>
    </ToolbarItem>
  )
}
