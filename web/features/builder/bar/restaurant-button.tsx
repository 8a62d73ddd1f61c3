import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { RestaurantSwitcher } from '../restaurants/restaurant-switcher.tsx'

/** The restaurant of the open menu, and the way to another one; to its details where the owner has no profile. */
export const RestaurantButton = () => (
  <RestaurantSwitcher
    onNew={() => openDialog({ kind: 'restaurant', subject: 'new' })}
    trigger={<Name purpose="My Restaurants: " hasMenu />}
    instead={<Name purpose="Edit " onClick={() => openDialog({ kind: 'restaurant', subject: 'menu' })} />}
  />
)

interface NameProps extends ComponentPropsWithRef<'button'> {
  readonly purpose: string
  readonly hasMenu?: boolean
}

/** What a dropdown menu gives it goes on to the button. */
function Name({ purpose, hasMenu = false, ...rest }: NameProps) {
  const name = useOpenMenu((open) => open.restaurant.name)
  return (
    <ToolbarItem {...rest}>
      <Button variant="quiet" className="px-2">
        <span className="sr-only">{purpose}</span>
        <span className="max-w-44 truncate">{name}</span>
        {hasMenu && <ChevronDown size={16} aria-hidden="true" className="shrink-0" />}
      </Button>
    </ToolbarItem>
  )
}
