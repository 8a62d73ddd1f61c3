import type { Backup } from '#domain/menu/stored/forms.ts'
import { randomId } from '../../lib/random-id.ts'
import type { OpenMenu, Work } from './menu-state.ts'

type StandingWork = Pick<OpenMenu, 'menu' | 'revision' | 'savedAs' | 'work'>

export const newWork = (): Work => ({ id: randomId(), draftVersion: 0, keptState: null })

/** Identifies the state that a draft holds: its revision and its saved menu. */
export const stateOf = ({ revision, savedAs }: Pick<OpenMenu, 'revision' | 'savedAs'>): string =>
  savedAs ? `${revision} of ${savedAs.id} ${savedAs.version}` : `${revision}`

/** Returns whether the draft on the server lacks what the open menu has. */
export const isDraftBehind = (open: StandingWork): boolean =>
  open.menu !== null && open.work.keptState !== stateOf(open)

/** Returns whether the backup is the only copy of an owner's work. */
export const isOnlyCopy = ({ work, ...backup }: Backup): boolean =>
  backup.revision !== backup.safeRevision && backup.menu !== null && work?.keptState !== stateOf(backup)
