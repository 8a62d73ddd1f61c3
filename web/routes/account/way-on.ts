import { START_PATH } from '#contract/pages/pages.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'

/** Returns whether the screen at this address continues the menu that is open in the browser. */
export const isAboutOpenMenu = (address: string): boolean => /^\/menu-(builder|designer)(\?|$)/.test(address)

/**
 * Where somebody goes on who has signed in.
 * @param from the screen that sent the visitor to sign in; null where none did
 */
export function wayOn(from: string | null, arrival: AccountNotice | null, hasTrial = false): string {
  const isForMenus = from === null || from === '/' || isAboutOpenMenu(from)
  // The work of the trial opens there.
  if (hasTrial && isForMenus) return '/menu-builder'
  // A newcomer has no menu to go on with: the first minute makes one.
  return arrival === 'registered' && isForMenus ? START_PATH : (from ?? '/')
}

/** The template that such an address asks for: `/menu-builder?template={name}`; null for none. */
export const templateAskedFor = (from: string | null): string | null =>
  from === null ? null : new URL(from, 'http://carte.internal').searchParams.get('template')
