import { accountPages } from '#contract/accounts/accounts.ts'
import type { Installation } from '#contract/shared/installation.ts'

/** Where `web/index.html` takes the nonce of its styles, what the operator decided, the kind of its screen, and its build. */
const NONCE_PLACE = '__NONCE__'
const INSTALLATION_PLACE = '__INSTALLATION__'
const SCREEN_PLACE = '__SCREEN__'
const BUILD_PLACE = '__BUILD__'

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

export interface ShellFacts {
  readonly path: string
  readonly nonce: string
  readonly installation: Installation
  /** Absent where the screens come from their sources. */
  readonly buildId?: string
}

/** The page that the screens start in, as one visitor gets it. */
export const filledShell = (html: string, { path, nonce, installation, buildId = '' }: ShellFacts): string =>
  html
    .replaceAll(NONCE_PLACE, nonce)
    .replace(BUILD_PLACE, buildId)
    .replace(SCREEN_PLACE, kindOf[path] ?? 'page')
    // An attribute between double quotes.
    .replace(INSTALLATION_PLACE, JSON.stringify(installation).replaceAll('"', '&quot;'))
