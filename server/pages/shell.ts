import { accountPages } from '#contract/accounts/accounts.ts'
import { CONNECT_PAGE } from '#contract/accounts/connections.ts'
import { JOIN_PAGE } from '#contract/accounts/people.ts'
import { KITCHEN_PAGE, SOLD_OUT_PATH } from '#contract/pages/pages.ts'
import type { ShellAnswer } from '#contract/pages/shell.ts'
import type { Installation } from '#contract/shared/installation.ts'

/** Where `web/index.html` takes the nonce of its styles, the operator's name, what the operator decided, the kind of its screen, its build, and what its screen asks first. */
const NONCE_PLACE = '__NONCE__'
const BRAND_PLACE = '__BRAND__'
const INSTALLATION_PLACE = '__INSTALLATION__'
const SCREEN_PLACE = '__SCREEN__'
const BUILD_PLACE = '__BUILD__'
const ANSWERS_PLACE = '"__ANSWERS__"'

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
  [JOIN_PAGE]: 'form',
  [CONNECT_PAGE]: 'form',
}

/** Screens of which a worker keeps the shell on devices that many use: it is read by whom it finds. */
const KEPT_SHELLS = [SOLD_OUT_PATH, KITCHEN_PAGE]

export const isKeptShell = (path: string): boolean => KEPT_SHELLS.includes(path)

export interface ShellFacts {
  readonly path: string
  readonly nonce: string
  readonly installation: Installation
  /** Absent where the screens come from their sources. */
  readonly buildId?: string
  readonly answers: readonly ShellAnswer[]
}

/** A text in an element, or in an attribute between double quotes. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A value as JSON in an attribute between double quotes. */
const attribute = (value: unknown): string => escaped(JSON.stringify(value))

/** The page that the screens start in, as one visitor gets it. */
export const filledShell = (
  html: string,
  { path, nonce, installation, buildId = '', answers }: ShellFacts,
): string =>
  html
    .replaceAll(NONCE_PLACE, nonce)
    .replace(BUILD_PLACE, buildId)
    .replace(SCREEN_PLACE, kindOf[path] ?? 'page')
    .replaceAll(BRAND_PLACE, () => escaped(installation.brandName))
    .replace(INSTALLATION_PLACE, () => attribute(installation))
    // Last: a name may be anything, also one of these places.
    .replace(ANSWERS_PLACE, () => JSON.stringify(answers).replaceAll('<', '\\u003c'))
