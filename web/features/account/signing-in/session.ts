import type { User } from '#contract/accounts/accounts.ts'
import { EDITOR_PATHS, NOTICE_COOKIE } from '#contract/pages/pages.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { forgetScreens } from '../../../lib/kept-screens/kept-screen.ts'
import { endLapse } from '../../../lib/lapsed-session.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { flushDraft } from '../../../menu/drafts/draft.ts'
import { ACCOUNT_KITCHENS, forgetKitchens } from '../../../menu/live/kept-kitchens.ts'
import { isDraftBehind } from '../../../menu/state/work.ts'
import {
  ACCOUNT_STORAGE_KEY,
  endMenuSession,
  lastAccount,
  startMenuSession,
} from '../../../menu/store/menu-session.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

/** Names nobody, and stays after signing out. */
const KNOWN_STORAGE_KEY = 'carte-has-signed-in'

/** Long enough for a slow page load, too short to surprise anybody later. */
const NOTICE_SECONDS = 60

const stores = { tab: sessionStorage, browser: localStorage }

/**
 * From here on the browser is this user's: nothing of an earlier visitor stays in it. Somebody whose
 * session lapsed comes back to the work: what the server does not have yet goes there first.
 * @param goesOn the person was sent to sign in from the menu that is open, and goes back to it
 */
export async function beginSession(user: User, goesOn: boolean): Promise<void> {
  const isReturning = lastAccount() === user.id
  if (isReturning) await flushDraft().catch(() => undefined)
  if (!isReturning || !(goesOn || isDraftBehind(useOpenMenu.getState()))) {
    useOpenMenu.getState().clear()
    if (!isReturning) {
      endMenuSession(stores)
      forgetKitchens(ACCOUNT_KITCHENS)
      void forgetScreens(EDITOR_PATHS)
    }
    startMenuSession(stores, Date.now())
  }
  claimBrowser(user)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

/** The session ended while a screen of this user showed, and they signed in there again: everything stays. */
export function continueSession(user: User): void {
  claimBrowser(user)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
  endLapse()
  flushDraft().catch(() => undefined)
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

/** Removes what this user leaves in the browser. The page load that follows takes the rest. */
export function endSession(): void {
  endMenuSession(stores)
  forgetKitchens(ACCOUNT_KITCHENS)
  void forgetScreens(EDITOR_PATHS)
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(ACCOUNT_STORAGE_KEY)
}

/** Marks the tab and the browser as this user's; a tab left open by somebody else gives up their menu first. */
export function claimBrowser({ id }: User): void {
  const before = sessionStorage.getItem(ACCOUNT_STORAGE_KEY)
  if (before !== null && before !== id) useOpenMenu.getState().clear()
  for (const storage of [sessionStorage, localStorage]) storage.setItem(ACCOUNT_STORAGE_KEY, id)
  localStorage.setItem(KNOWN_STORAGE_KEY, 'yes')
}

/** While a screen shows: when another tab signs out, or signs somebody else in, this one goes with it. */
export function followOtherTabs({ id }: User): () => void {
  const follow = ({ storageArea, key, newValue }: StorageEvent) => {
    if (storageArea !== localStorage || key !== ACCOUNT_STORAGE_KEY || newValue === id) return
    endMenuSession({ tab: sessionStorage, browser: sessionStorage })
    sessionStorage.removeItem(ACCOUNT_STORAGE_KEY)
    window.location.reload()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Returns whether someone has signed in with this browser before. Anyone else is taken for a newcomer. */
export const isKnownBrowser = (): boolean => localStorage.getItem(KNOWN_STORAGE_KEY) !== null

/** The account is gone: nobody has signed in here who could do it again. */
export const forgetBrowser = (): void => localStorage.removeItem(KNOWN_STORAGE_KEY)

/** Has the next server-rendered page tell what has happened. */
export function leaveNotice(notice: AccountNotice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from pages without TLS.
  document.cookie = `${NOTICE_COOKIE}=${notice}; path=/; max-age=${NOTICE_SECONDS}; samesite=lax`
}

/** The home page is rendered on the server: the router cannot go there. */
export const goHome = (): void => window.location.replace('/')
