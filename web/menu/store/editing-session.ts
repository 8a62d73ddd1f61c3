import {
  emptyHistory,
  goBack,
  goForward,
  type History,
  type Joint,
  record,
  type Travelled,
} from './history.ts'
import type { OpenMenu } from './open-menu.ts'

/** What the open menu has for as long as the page lasts: a reload starts without it. */
export interface Sitting {
  readonly history: History<RememberedMenu>
  /** Tells the menus of a sitting apart: the revision that each began with. */
  readonly menuNumber: number
  /** The revision at which the present menu took the place of another. */
  readonly openedAtRevision: number
}

/** One state of the open menu that can be gone back to. */
export interface RememberedMenu extends Omit<OpenMenu, 'isFinalized'>, Pick<Sitting, 'menuNumber'> {}

type SittingMenu = OpenMenu & Sitting

/** @param revision the first of the menu that opens */
export const newSitting = (revision: number): Sitting => ({
  history: emptyHistory,
  menuNumber: revision,
  openedAtRevision: revision,
})

/** A change that can be undone. Before there is a menu nothing is worth going back to. */
export const changed = (open: SittingMenu, changes: Partial<OpenMenu>, joint: Joint | null = null) => ({
  ...changes,
  revision: open.revision + 1,
  history: open.groups ? record(open.history, remembered(open), joint) : open.history,
})

/** Rapid changes of the same settings are one step. */
export function settingJoint<T extends object>(of: string, before: T, changes: Partial<T>): Joint {
  const names = Object.keys(changes).filter((name) => before[name as keyof T] !== changes[name as keyof T])
  return { key: [of, ...names.sort()].join(' '), atMs: Date.now() }
}

export function undone(open: SittingMenu): Partial<SittingMenu> {
  const back = goBack(open.history, remembered(open))
  return back ? arrived(open, back) : {}
}

export function redone(open: SittingMenu): Partial<SittingMenu> {
  const forward = goForward(open.history, remembered(open))
  return forward ? arrived(open, forward) : {}
}

/**
 * A state gone back or forward to, as the newest revision. Where it is saved and where its draft is kept
 * stays as it is by now: only another menu brings its own along.
 */
function arrived(open: SittingMenu, { state, history }: Travelled<RememberedMenu>): Partial<SittingMenu> {
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
const remembered = ({
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
}: SittingMenu): RememberedMenu => ({
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
