import {
  emptyHistory,
  goBack,
  goForward,
  type History,
  type MergeKey,
  record,
  type Travelled,
} from './history.ts'
import type { MenuParts, OpenMenu } from './menu-state.ts'

/** State that lasts until the page is reloaded. */
export interface EditingSession {
  readonly history: History<MenuSnapshot>
  /** Identifies a menu within the session: the revision that it began with. */
  readonly menuNumber: number
  readonly openedAtRevision: number
  /** The last state that the server and this tab had both; null where only the saved version is known to be one. */
  readonly agreed: MenuParts | null
  /** What was said last and is not in the menu (a dish is sold out): the next undo takes it back. */
  readonly saidLast: SaidBeside | null
}

interface SaidBeside {
  /** Of the menu at that time; after another change there is nothing to take back. */
  readonly revision: number
  /** `Carnitas is sold out`. */
  readonly words: string
  readonly takeBack: () => void
}

export interface MenuSnapshot extends Omit<OpenMenu, 'isFinalized'>, Pick<EditingSession, 'menuNumber'> {}

type MenuInSession = OpenMenu & EditingSession

/** @param revision the first of the menu that opens */
export const newSession = (revision: number): EditingSession => ({
  history: emptyHistory,
  menuNumber: revision,
  openedAtRevision: revision,
  agreed: null,
  saidLast: null,
})

/** A change that can be undone. Before there is a menu nothing is worth going back to. */
export const changed = (
  open: MenuInSession,
  changes: Partial<OpenMenu>,
  mergeKey: MergeKey | null = null,
) => ({
  ...changes,
  revision: open.revision + 1,
  history: open.menu ? record(open.history, snapshotOf(open), mergeKey) : open.history,
})

/** Rapid changes of the same settings are one step. */
export function settingMergeKey<T extends object>(of: string, before: T, changes: Partial<T>): MergeKey {
  const names = Object.keys(changes).filter((name) => before[name as keyof T] !== changes[name as keyof T])
  return { key: [of, ...names.sort()].join(' '), atMs: Date.now() }
}

const travelling = (step: typeof goBack) => (open: MenuInSession) => {
  const travelled = step(open.history, snapshotOf(open))
  return travelled ? restored(open, travelled) : {}
}

export const undone = travelling(goBack)
export const redone = travelling(goForward)

/** The state after an undo or redo, as the newest revision; the saved menu and the draft stay the present ones. */
function restored(open: MenuInSession, { state, history }: Travelled<MenuSnapshot>): Partial<MenuInSession> {
  const revision = open.revision + 1
  const isOtherMenu = state.menuNumber !== open.menuNumber
  const { savedAs, safeRevision } = isOtherMenu ? state : open
  return {
    ...state,
    savedAs,
    // One draft may have held both menus; it then has a later version now.
    work: isOtherMenu && state.work.id !== open.work.id ? state.work : open.work,
    revision,
    safeRevision: state.revision === safeRevision ? revision : safeRevision,
    history,
    openedAtRevision: isOtherMenu ? revision : open.openedAtRevision,
    agreed: isOtherMenu ? null : open.agreed,
  }
}

/** In the store a snapshot also holds the actions, which never change. */
const snapshotOf = ({
  isFinalized: _,
  history: __,
  openedAtRevision: ___,
  agreed: ____,
  saidLast: _____,
  ...snapshot
}: MenuInSession) => snapshot
