import { ApiError } from '../../../lib/api.ts'
import type { DraftStanding } from '../../drafts/draft-keeper.ts'
import type { SaveState } from './save-state.ts'

/** The last save of the open menu, as the server has it. */
export interface WhenSaved {
  readonly time: Date
  /** Do guests see it, by its link or on a page? */
  readonly isSeen: boolean
}

interface Facts {
  readonly isStored: boolean
  readonly draft: { readonly standing: DraftStanding; readonly error?: unknown }
  readonly when: WhenSaved | null
  /** How many changes wait for a save; null while they are not counted. */
  readonly changes?: number | null
  /** Is there room for a few words alone? */
  readonly isNarrow?: boolean
}

interface SaveWords {
  /** What changes only when something happens. */
  readonly said: string
  /** The rest of the line, with its leading separator. */
  readonly more: string
}

/** One line on where the work is: true for the owner and for guests. */
export function saveWords(
  state: SaveState,
  { isStored, draft, when, changes, isNarrow }: Facts,
  now: Date,
): SaveWords {
  switch (state) {
    case 'saving':
      return { said: 'Saving…', more: '' }
    case 'waiting':
      return { said: 'Waiting to save', more: '' }
    case 'saved':
      return { said: 'Saved', more: when ? savedWords(when, now, isNarrow) : '' }
    case 'new':
      return { said: 'Not saved yet', more: '' }
    case 'failed':
      return { said: 'Not saved', more: draft.standing === 'kept' ? ' · changes kept as a draft' : '' }
    case 'changed':
      if (isStored && isNarrow && draft.standing !== 'failed')
        return { said: `${changes ?? 'Changes'} not saved`, more: '' }
      if (isStored && when?.isSeen && draft.standing !== 'failed')
        return {
          said: `Guests see the version of ${dayTimeOf(when.time, now)}`,
          more: '',
        }
      return {
        said: draftWords(draft, isStored),
        more: isStored && when ? ` · saved ${atOf(when.time, now)}` : '',
      }
  }
}

/** When, and for whose eyes: before a first press on Share too. */
function savedWords({ time, isSeen }: WhenSaved, now: Date, isNarrow = false): string {
  if (isNarrow) return isSeen ? ' · public' : ' · private'
  return ` ${agoOf(time, now)} · ${isSeen ? 'guests see it' : 'only you see it'}`
}

function draftWords({ standing, error }: Facts['draft'], isStored: boolean): string {
  if (standing === 'failed') {
    return error instanceof ApiError && error.code === 'not_signed_in'
      ? 'You are signed out. Your work is kept on this device.'
      : 'Not saved · your work is kept on this device only'
  }
  if (standing !== 'kept') return 'Unsaved changes'
  return isStored ? 'Changes kept as a draft' : 'Not saved yet · kept as a draft'
}

const MINUTE_MS = 60_000

/** `just now`, `2 min ago`, then the time of the day, then the day. */
export function agoOf(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  return minutes < 60 ? `${minutes} min ago` : atOf(time, now)
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const isToday = (time: Date, now: Date): boolean => time.toDateString() === now.toDateString()

const dayTimeOf = (time: Date, now: Date): string =>
  isToday(time, now) ? clock.format(time) : day.format(time)

const atOf = (time: Date, now: Date): string => `${isToday(time, now) ? 'at' : 'on'} ${dayTimeOf(time, now)}`
