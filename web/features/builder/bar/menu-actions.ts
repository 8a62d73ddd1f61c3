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
  /** How many things the law wants mended; null while nobody was asked. */
  readonly musts: number | null
  readonly openPreview: () => void
  /** The one way on: it finalizes the content, or leads to the design of a menu that was finalized. */
  readonly wayOn: {
    readonly label: 'Finalize Menu Content' | 'Continue to Design'
    readonly isPending: boolean
    readonly go: () => void
  }
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
