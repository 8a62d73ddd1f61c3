import type { Backup } from '#domain/menu/stored/forms.ts'
import { readBackup } from '../store/menu-backup.ts'

/** The menu of the trial, in the browser: nobody's until somebody signs in. */
export const TRIAL_STORAGE_KEY = 'carte-trial-menu'

/** The stranger has asked to keep the menu, changed or not. */
const WANTED_KEY = 'carte-trial-wanted'

/** Where the work waits that belongs to an account and has not come there yet. */
const keyOf = (userId: string): string => `carte-trial-of-${userId}`

/** The trial has one copy in the browser: what is taken from it is taken from all tabs. */
const readAt = (storage: Storage, key: string): Backup | null =>
  readBackup({ tab: storage, browser: storage }, key)

export const noteTrialWanted = (storage: Storage): void => storage.setItem(WANTED_KEY, 'yes')

/**
 * Gives the work of the trial to who has just signed in; nobody else gets it from then on. A sample that nobody
 * changed or asked for isn't work.
 * @returns whether there is any
 */
export function claimTrial(storage: Storage, userId: string): boolean {
  const backup = readAt(storage, TRIAL_STORAGE_KEY)
  const text = storage.getItem(TRIAL_STORAGE_KEY)
  const isWork =
    backup?.menu != null && (backup.revision !== backup.safeRevision || storage.getItem(WANTED_KEY) !== null)
  if (isWork && text !== null) storage.setItem(keyOf(userId), text)
  for (const key of [TRIAL_STORAGE_KEY, WANTED_KEY]) storage.removeItem(key)
  return isWork
}

/** The work of the trial that this user has been given; null for none. */
export const claimedTrial = (storage: Storage, userId: string): Backup | null =>
  readAt(storage, keyOf(userId))

/** The account has it. */
export const forgetClaimed = (storage: Storage, userId: string): void => storage.removeItem(keyOf(userId))
