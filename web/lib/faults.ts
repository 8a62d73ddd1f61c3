import { reportFault } from '#contract/accounts/operation.ts'
import { ApiError, call } from './api.ts'
import { NoConnectionError } from './connection.ts'
import { ownBuild } from './new-build.ts'

/** A page that fails again and again says so this often. */
const MOST = 5

const reported = new Set<string>()

/** Where an error was caught: by a part of a screen, by the whole of it, or by nobody. */
type Where = 'part' | 'screen' | 'script'

/** Tells the server's log of an error that is ours. What people wrote is not in it. */
export function tellOfFault(where: Where, error: unknown): void {
  if (error instanceof ApiError || error instanceof NoConnectionError || !(error instanceof Error)) return
  const body = {
    where,
    name: error.name.slice(0, 60),
    message: wordsOf(error.message),
    at: placesIn(error.stack ?? ''),
    screen: window.location.pathname.slice(0, 100),
    build: ownBuild(),
  }
  const key = `${body.name} ${body.message} ${body.at[0]}`
  if (reported.has(key) || reported.size >= MOST) return
  reported.add(key)
  void call(reportFault, { body }, { outlivesPage: true }).catch(() => undefined)
}

/** An engine quotes what it could not read, which may be what somebody wrote. */
export const wordsOf = (message: string): string =>
  message.replaceAll(/(["'`“‘]).*(["'`”’])/gs, '$1…$2').slice(0, 200)

/** Files and places of a stack, the innermost first, without addresses: `builder-B4B9.js:1:2345`. */
export const placesIn = (stack: string): string[] =>
  [...stack.matchAll(/([\w.-]{1,80}\.(?:js|ts|tsx|mjs)):(\d{1,6}):(\d{1,7})/g)]
    .slice(0, 8)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)

/** Errors that no part of a screen catches: of handlers, timers and promises. */
export function tellOfOtherFaults(): void {
  window.addEventListener('error', ({ error }) => tellOfFault('script', error))
  window.addEventListener('unhandledrejection', ({ reason }) => tellOfFault('script', reason))
}
