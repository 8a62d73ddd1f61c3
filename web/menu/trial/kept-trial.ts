import type { Backup } from '#domain/menu/stored/forms.ts'
import { TRIAL_RESTAURANT } from '#domain/site/trial/trial-restaurant.ts'
import { readBackup } from '../store/menu-backup.ts'

/** The menu of the trial, in the browser: nobody's until somebody signs in. */
export const TRIAL_STORAGE_KEY = 'carte-trial-menu'

/** The stranger has asked to keep the menu, changed or not. */
const WANTED_KEY = 'carte-trial-wanted'

/** Where the work waits that belongs to an account and has not come there yet. */
const keyOf = (userId: string): string => `carte-trial-of-${userId}`

/** Where the work waits that is offered to an account, which has not said whether it wants it. */
const offerKeyOf = (userId: string): string => `carte-trial-for-${userId}`

/** The trial has one copy in the browser: what is taken from it is taken from all tabs. */
const readAt = (storage: Storage, key: string): Backup | null =>
  readBackup({ tab: storage, browser: storage }, key)

export const noteTrialWanted = (storage: Storage): void => storage.setItem(WANTED_KEY, 'yes')

/** Returns whether the menu is the sample as it came. */
export const isSample = ({
  menu,
  restaurant,
  revision,
  safeRevision,
}: Pick<Backup, 'menu' | 'restaurant' | 'revision' | 'safeRevision'>): boolean =>
  menu !== null && revision === safeRevision && restaurant.name === TRIAL_RESTAURANT

/**
 * Gives the work of the trial to who has just signed in; nobody else gets it from then on. A sample that nobody
 * changed or asked for isn't work. An account that was there before has menus already: what wasn't asked for
 * is offered to it, and comes to none of its screens before it says so.
 * @returns what became of it; `none` where there is none
 */
export function claimTrial(
  storage: Storage,
  userId: string,
  isNewAccount: boolean,
): 'none' | 'taken' | 'offered' {
  const backup = readAt(storage, TRIAL_STORAGE_KEY)
  const text = storage.getItem(TRIAL_STORAGE_KEY)
  const isWanted = storage.getItem(WANTED_KEY) !== null
  for (const key of [TRIAL_STORAGE_KEY, WANTED_KEY]) storage.removeItem(key)
  if (text === null || !backup?.menu || (!isWanted && isSample(backup))) return 'none'
  const isTaken = isWanted || isNewAccount
  storage.setItem(isTaken ? keyOf(userId) : offerKeyOf(userId), text)
  return isTaken ? 'taken' : 'offered'
}

/** The work of the trial that waits for this user's word; null for none. */
export const offeredTrial = (storage: Storage, userId: string): Backup | null =>
  readAt(storage, offerKeyOf(userId))

/** The user wants the work that was offered, or does not. */
export function answerOffer(storage: Storage, userId: string, isWanted: boolean): void {
  const text = storage.getItem(offerKeyOf(userId))
  storage.removeItem(offerKeyOf(userId))
  if (isWanted && text !== null) storage.setItem(keyOf(userId), text)
}

/** The work of the trial that this user has been given; null for none. */
export const claimedTrial = (storage: Storage, userId: string): Backup | null =>
  readAt(storage, keyOf(userId))

/** The account has it. */
export const forgetClaimed = (storage: Storage, userId: string): void => storage.removeItem(keyOf(userId))
