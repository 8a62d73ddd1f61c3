import {
  emptyHistory,
  goBack,
  goForward,
  type History,
  type MergeKey,
  record,
  type Travelled,
} from './history.ts'
import type { OpenMenu } from './menu-state.ts'

/** What the open menu has for as long as the page lasts: a reload starts without it. */
export interface EditingSession {
  readonly history: History<MenuSnapshot>
  /** Tells the menus of a session apart: the revision that each began with. */
  readonly menuNumber: number
  /** The revision at which the present menu took the place of another. */
  readonly openedAtRevision: number
}

/** One state of the open menu that can be gone back to. */
export interface MenuSnapshot extends Omit<OpenMenu, 'isFinalized'>, Pick<EditingSession, 'menuNumber'> {}

type MenuInSession = OpenMenu & EditingSession

/** @param revision the first of the menu that opens */
export const newSession = (revision: number): EditingSession => ({
  history: emptyHistory,
  menuNumber: revision,
  openedAtRevision: revision,
})

/** A change that can be undone. Before there is a menu nothing is worth going back to. */
export const changed = (
  open: MenuInSession,
  changes: Partial<OpenMenu>,
  mergeKey: MergeKey | null = null,
) => ({
  ...changes,
  revision: open.revision + 1,
  history: open.groups ? record(open.history, snapshotOf(open), mergeKey) : open.history,
})

/** Rapid changes of the same settings are one step. */
export function settingMergeKey<T extends object>(of: string, before: T, changes: Partial<T>): MergeKey {
  const names = Object.keys(changes).filter((name) => before[name as keyof T] !== changes[name as keyof T])
  return { key: [of, ...names.sort()].join(' '), atMs: Date.now() }
}

export function undone(open: MenuInSession): Partial<MenuInSession> {
  const back = goBack(open.history, snapshotOf(open))
  return back ? restored(open, back) : {}
}

export function redone(open: MenuInSession): Partial<MenuInSession> {
  const forward = goForward(open.history, snapshotOf(open))
  return forward ? restored(open, forward) : {}
}

/**
 * A state gone back or forward to, as the newest revision. Where it is saved and where its draft is kept
 * stays as it is by now: only another menu brings its own along.
 */
function restored(open: MenuInSession, { state, history }: Travelled<MenuSnapshot>): Partial<MenuInSession> {
  const revision = open.revision + 1
  const isOtherMenu = state.menuNumber !== open.menuNumber
  const { savedAs, safeRevision } = isOtherMenu ? state : open
  return {
    ...state,
    savedAs,
    // One piece of work may have held both menus: its draft then has a later version by now.
    work: isOtherMenu && state.work.id !== open.work.id ? state.work : open.work,
    revision,
    safeRevision: state.revision === safeRevision ? revision : safeRevision,
    history,
    openedAtRevision: isOtherMenu ? revision : open.openedAtRevision,
  }
}

/** The present state without what is no part of it: the actions, the history itself. */
const snapshotOf = ({
  groups,
  restaurant,
  cuisineId,
  templateId,
  design,
  filters,
  savedAs,
  revision,
  safeRevision,
  work,
  menuNumber,
}: MenuInSession): MenuSnapshot => ({
  groups,
  restaurant,
  cuisineId,
  templateId,
  design,
  filters,
  savedAs,
  revision,
  safeRevision,
  work,
  menuNumber,
})
