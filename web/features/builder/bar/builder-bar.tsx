import { ArrowLeft, ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'
import type { Action } from '../../../menu/actions/action.ts'
import type { StepContext } from '../../../menu/actions/contexts.ts'
import type { StepStore } from '../../../menu/actions/step-store.ts'
import { BarActions } from '../../../menu/bar/bar-actions.tsx'
import { MenuBar } from '../../../menu/bar/menu-bar.tsx'
import { MenuTitle } from '../../../menu/bar/menu-title.tsx'
import { MoreMenu } from '../../../menu/bar/more-menu.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { may } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { SkipLink } from '../../../ui/button/skip-link.tsx'
import type { ScreenRoom } from '../../../ui/hooks/use-screen-size.ts'
import { ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { RestaurantSwitcher } from '../restaurants/restaurant-switcher.tsx'

export interface BuilderBarProps<C> {
  readonly actions: readonly Action<C>[]
  readonly step: StepStore<C>
  readonly room: ScreenRoom
  readonly isExporting?: (context: C) => boolean
  /** Below the title: the state of saving. */
  readonly note?: ReactNode
  readonly account: ReactNode
  /** The skip link leads there. */
  readonly middle: RefObject<HTMLElement | null>
}

/** The bar of the first step; what has no room in it is in the ⋯ menu. */
export const BuilderBar = <C extends StepContext>({
  actions,
  step,
  room,
  isExporting,
  note = null,
  account,
  middle,
}: BuilderBarProps<C>) => (
  <MenuBar
    skip={<SkipLink target={middle}>Skip to the menu</SkipLink>}
    start={
      room < 48 ? (
        <ToolbarItem>
          <a
            href="/"
            aria-label="Back to My Menus"
            className={buttonClass({ variant: 'quiet', isSquare: true })}
          >
            <ArrowLeft size={20} aria-hidden="true" />
          </a>
        </ToolbarItem>
      ) : (
        room >= 75 && may('share') && <RestaurantButton />
      )
    }
    title={<MenuTitle />}
    note={note}
  >
    <BarActions actions={actions} step={step} />
    <MoreMenu actions={actions} step={step} isPending={isExporting} account={account} />
  </MenuBar>
)

/** The restaurant of the open menu, and the way to another one; to its details where the owner has no profile. */
const RestaurantButton = () => (
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
