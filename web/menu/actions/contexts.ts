import type { ScreenRoom } from '../../ui/hooks/use-screen-size.ts'
import type { useExport } from '../export/export-items.tsx'
import type { MenuSaving } from '../saving/use-saving.ts'
import type { EditingSession, MenuSnapshot } from '../state/editing-session.ts'
import type { OpenMenu } from '../state/menu-state.ts'

/** What undo and redo need, outside of a step too. */
export interface HistoryContext {
  readonly step?: 'content' | 'design'
  readonly room?: ScreenRoom
  readonly open: OpenMenu & EditingSession
  readonly onTravelled?: ((from: MenuSnapshot, to: MenuSnapshot) => void) | undefined
}

export interface StepContext extends HistoryContext {
  readonly step: 'content' | 'design'
  readonly room: ScreenRoom
  readonly isSignedIn: boolean
}

export interface MenuContext extends StepContext {
  readonly saving: Pick<MenuSaving, 'state' | 'saveAndTell'>
  /** A save is a part of something else, which shows that it is under way. */
  readonly isSavingQuiet: boolean
  readonly share: { readonly isPending: boolean; readonly share: () => void }
  readonly exports: Pick<ReturnType<typeof useExport>, 'start' | 'isPending'>
  readonly preview: { readonly isReady: boolean; readonly open: () => void }
  /** The number of findings that the law requires to be fixed; null while no one asked. */
  readonly musts: number | null
}
