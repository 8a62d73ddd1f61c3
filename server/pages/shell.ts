import { accountPages } from '#contract/accounts/accounts.ts'
import { KITCHEN_PAGE, SOLD_OUT_PATH } from '#contract/pages/pages.ts'
import type { ShellUser } from '#contract/pages/shell.ts'
import type { Installation } from '#contract/shared/installation.ts'

/** Where `web/index.html` takes the nonce of its styles, what the operator decided, the kind of its screen, its build, and who is signed in. */
const NONCE_PLACE = '__NONCE__'
const INSTALLATION_PLACE = '__INSTALLATION__'
const SCREEN_PLACE = '__SCREEN__'
const BUILD_PLACE = '__BUILD__'
const USER_PLACE = '__USER__'

/** What a screen is made of, roughly: the shell draws it in grey until the screen is there. */
type ScreenKind = 'form' | 'cards' | 'editor' | 'page'

const kindOf: Readonly<Record<string, ScreenKind>> = {
  '/': 'cards',
  '/saved-menus': 'cards',
  '/my-menus': 'cards',
  '/start': 'cards',
  '/menu-builder': 'editor',
  '/menu-designer': 'editor',
  '/try': 'editor',
  '/auth': 'form',
  '/forgot-password': 'form',
  [accountPages.resetPassword]: 'form',
  [accountPages.verifyEmail]: 'form',
}

/** Screens that a worker keeps with their shell. */
const KEPT_SHELLS = [SOLD_OUT_PATH, KITCHEN_PAGE]

export const isKeptShell = (path: string): boolean => KEPT_SHELLS.includes(path)

export interface ShellFacts {
  readonly path: string
  readonly nonce: string
  readonly installation: Installation
  /** Absent where the screens come from their sources. */
  readonly buildId?: string
  /** Absent where nobody may say: a shell that is kept for the time without a connection is read by whom it finds. */
  readonly user?: ShellUser
}

/** A value as JSON in an attribute between double quotes. */
const attribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The page that the screens start in, as one visitor gets it. */
export const filledShell = (
  html: string,
  { path, nonce, installation, buildId = '', user }: ShellFacts,
): string =>
  html
    .replaceAll(NONCE_PLACE, nonce)
    .replace(BUILD_PLACE, buildId)
    .replace(SCREEN_PLACE, kindOf[path] ?? 'page')
    .replace(INSTALLATION_PLACE, () => attribute(installation))
    // Last: a name may be anything, also one of these places.
    .replace(USER_PLACE, () => (user === undefined ? '' : attribute(user)))
