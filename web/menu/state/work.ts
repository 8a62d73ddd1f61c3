import type { Backup } from '#domain/menu/stored/forms.ts'
import { randomId } from '../../lib/random-id.ts'
import type { OpenMenu, Work } from './menu-state.ts'

type StandingWork = Pick<OpenMenu, 'menu' | 'revision' | 'safeRevision' | 'savedAs' | 'work'>

export const newWork = (): Work => ({ id: randomId(), draftVersion: 0, keptState: null })

export const workOfMenu = (id: string, draftVersion = 0): Work => ({ id, draftVersion, keptState: null })

/** Are these the changes of a saved menu? Else it's a separate menu. */
export const isOfSavedMenu = ({ savedAs, work }: Pick<OpenMenu, 'savedAs' | 'work'>): boolean =>
  savedAs !== null && savedAs.id === work.id

/** Identifies the state that a draft holds: its revision and its saved menu. */
export const stateOf = ({ revision, savedAs }: Pick<OpenMenu, 'revision' | 'savedAs'>): string =>
  savedAs ? `${revision} of ${savedAs.id} ${savedAs.version}` : `${revision}`

/** Returns whether the draft on the server lacks what the open menu has, or has what was saved or taken back. */
export function isDraftBehind(open: StandingWork): boolean {
  if (open.menu === null) return false
  const { keptState } = open.work
  return isOfSavedMenu(open) && open.revision === open.safeRevision
    ? keptState !== null
    : keptState !== stateOf(open)
}

/** Returns whether the backup is the only copy of an owner's work. */
export const isOnlyCopy = ({ work, ...backup }: Backup): boolean =>
  backup.revision !== backup.safeRevision && backup.menu !== null && work?.keptState !== stateOf(backup)
