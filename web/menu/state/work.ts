import type { Backup } from '#domain/menu/stored/forms.ts'
import { randomId } from '../../lib/random-id.ts'
import type { OpenMenu, Work } from './menu-state.ts'

type StandingWork = Pick<OpenMenu, 'groups' | 'revision' | 'savedAs' | 'work'>

export const newWork = (): Work => ({ id: randomId(), draftVersion: 0, keptState: null })

/** Names the state of an open menu that a draft holds: what is printed, and which saved menu it belongs to. */
export const stateOf = ({ revision, savedAs }: Pick<OpenMenu, 'revision' | 'savedAs'>): string =>
  savedAs ? `${revision} of ${savedAs.id} ${savedAs.version}` : `${revision}`

/** Does the draft on the server lack what the open menu has? */
export const isDraftBehind = (open: StandingWork): boolean =>
  open.groups !== null && open.work.keptState !== stateOf(open)

/** Is a backup of the open menu the only copy of somebody's work? */
export const isOnlyCopy = ({ work, ...backup }: Backup): boolean =>
  backup.revision !== backup.safeRevision && backup.groups !== null && work?.keptState !== stateOf(backup)
