import type { MenuContext } from '../../../menu/actions/contexts.ts'
import type { LivePages } from '../../../menu/pages/typesetting/use-typeset-pages.ts'
import type { MenuSaving } from '../../../menu/saving/use-saving.ts'
import type { BuilderView } from '../view/builder-view.ts'

export interface BuilderContext extends MenuContext {
  readonly onView: (view: BuilderView) => void
  /** Saves a menu that was never saved, and leads on to its design. */
  readonly finalize: { readonly isPending: boolean; readonly go: () => void }
  /** Leads to the design, and saves nothing. */
  readonly onContinueToDesign: () => void
  /** A design waits for the menu already: the way there comes first. */
  readonly wasFinalized: boolean
  readonly refresh: { readonly isPending: boolean; readonly refresh: () => void }
  readonly isPaneOpen: boolean
}

/** All that changes while a menu is open. Each part of the editor reads what it shows. */
export interface BuilderState extends BuilderContext {
  readonly saving: MenuSaving
  readonly live: LivePages
}
