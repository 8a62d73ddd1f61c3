import type { User } from '#contract/accounts.ts'
import { NOTICE_COOKIE } from '#contract/pages.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { endMenuSession, startMenuSession } from '../../lib/menu-session.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { queryClient } from '../../lib/query-client.ts'

/** Long enough for a slow page load, too short to surprise anybody later. */
const NOTICE_SECONDS = 60

/** From here on the browser is this user's: nothing of an earlier visitor stays in it. */
export function beginSession(user: User): void {
  useOpenMenu.getState().clear()
  startMenuSession(localStorage, Date.now())
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

/** Removes what this user leaves in the browser. The page load that follows takes the rest. */
export function endSession(): void {
  endMenuSession(localStorage)
}

/** Has the next server-rendered page tell what has happened. */
export function leaveNotice(notice: AccountNotice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from pages without TLS.
  document.cookie = `${NOTICE_COOKIE}=${notice}; path=/; max-age=${NOTICE_SECONDS}; samesite=lax`
}

/** The home page is rendered on the server: the router cannot go there by itself. */
export const goHome = (): void => window.location.replace('/')
