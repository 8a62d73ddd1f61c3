import { ArrowLeft } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { Action } from '../../../menu/actions/action.ts'
import type { StepContext } from '../../../menu/actions/contexts.ts'
import type { StepStore } from '../../../menu/actions/step-store.ts'
import { BarActions } from '../../../menu/bar/bar-actions.tsx'
import { MenuBar } from '../../../menu/bar/menu-bar.tsx'
import { MenuTitle } from '../../../menu/bar/menu-title.tsx'
import { MoreMenu } from '../../../menu/bar/more-menu.tsx'
import { may } from '../../../plan/own-role.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { SkipLink } from '../../../ui/button/skip-link.tsx'
import type { ScreenRoom } from '../../../ui/hooks/use-screen-size.ts'
import { ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { RestaurantButton } from './restaurant-button.tsx'

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
