import type { ReactNode, RefObject } from 'react'
import type { SaveMode } from '../../../menu/saving/save-menu.ts'
import type { MenuSaving } from '../../../menu/saving/use-saving.ts'
import type { MenuSnapshot } from '../../../menu/state/editing-session.ts'
import type { ScreenSize } from '../../../ui/use-screen-size.ts'
import type { BuilderView } from '../view/builder-view.ts'

/** What can be done with an open menu as a whole. */
export interface MenuActions {
  readonly saving: MenuSaving
  readonly save: (mode?: SaveMode) => void
  readonly share: { readonly isPending: boolean; readonly share: () => void }
  /** The number of findings that the law requires to be fixed; null while no one asked. */
  readonly musts: number | null
  readonly openPreview: () => void
  /** Saves the menu, and leads on to its design. */
  readonly finalize: { readonly isPending: boolean; readonly go: () => void }
  /** Leads to the design, and saves nothing. */
  readonly continueToDesign: () => void
  /** A design waits for the menu already: the way there comes first. */
  readonly wasFinalized: boolean
  readonly onTravelled: (from: MenuSnapshot, to: MenuSnapshot) => void
}

export interface BuilderBarProps {
  readonly size: ScreenSize
  /** Null until there is a menu. */
  readonly actions: MenuActions | null
  /** Items of the account, for the menu of the rest. */
  readonly account: ReactNode
  readonly onView: (view: BuilderView) => void
  /** The skip link leads there. */
  readonly middle: RefObject<HTMLElement | null>
}
