import type { WorkKind } from '#contract/shared/endpoint.ts'

/** A limit within a window that begins with the first attempt. */
interface AttemptLimit {
  readonly count: number
  readonly windowMinutes: number
}

/**
 * How often something may be tried. The database counts each try before it is made, so these limits are
 * exact. One address may try an account less often than all addresses together, so that a stranger
 * cannot easily lock its owner out.
 */
export const attemptLimits = {
  'sign-in by account and address': { count: 10, windowMinutes: 15 },
  'sign-in by account': { count: 50, windowMinutes: 15 },
  'sign-in by address': { count: 100, windowMinutes: 15 },
  'password of account': { count: 10, windowMinutes: 15 },
  'registration by address': { count: 20, windowMinutes: 60 },
  'reset by account': { count: 3, windowMinutes: 60 },
  'reset by address': { count: 20, windowMinutes: 60 },
  'notice by account': { count: 3, windowMinutes: 60 },
  'verification by account': { count: 5, windowMinutes: 60 },
  /** Each asks the payment provider several times. */
  'checkout by account': { count: 60, windowMinutes: 60 },
  /** There and back: an office that comes to work signs in a hundred times. */
  'provider by address': { count: 200, windowMinutes: 15 },
  'passkey by address': { count: 200, windowMinutes: 15 },
  'code by address': { count: 50, windowMinutes: 60 },
  /** Longer than the library takes a code of an app: each signs in once. */
  'code of account': { count: 1, windowMinutes: 2 },
  'link by address': { count: 50, windowMinutes: 60 },
  /** Kitchen links that nobody has; one that is right forgives them. */
  'kitchen links by address': { count: 50, windowMinutes: 15 },
} as const satisfies Record<string, AttemptLimit>

export type AttemptKind = keyof typeof attemptLimits

/** Windows are short: a refused client waits a minute at most. */
export const RATE_WINDOW_MS = 60_000

const DAY_MS = 24 * 60 * 60 * 1000

export interface RateLimit {
  /** In a window, on one server; each further server may add one block to it. */
  readonly count: number
  /** Permits that a server takes at a time: how many requests go by between two writes. */
  readonly block: number
  /** Another window than a minute. */
  readonly windowMs?: number
  /** At the same moment, on each server. */
  readonly atOnce?: number
  /** Requests of one client that wait for their turn while `atOnce` are under way; none where absent. */
  readonly waiting?: number
}

/**
 * How fast a client may ask. No limit meets a person who works fast: the fastest is to drag a colour or
 * hold a key in the designer, which asks for at most 16 previews a second.
 */
export const rateLimits = {
  /** Two designers at their fastest, with everything else that their pages ask for. */
  'calls by account': { count: 2400, block: 100, atOnce: 40 },
  /** A program that asks ten times a second; a person's own calls don't wait for it. */
  'calls by key': { count: 600, block: 50, atOnce: 12 },
  /** Its budget: a till that asks every two seconds, all day. */
  'calls of a day by key': { count: 50_000, block: 500, windowMs: DAY_MS },
  /** One designer at its fastest for a whole minute, and half as much again. */
  'typesetting by account': { count: 1500, block: 50, atOnce: 24 },
  /** Four clicks on "Another dish" a second. Models also have their budget of the day. */
  'generation by account': { count: 240, block: 20, atOnce: 8 },
  /**
   * Each change of an open menu asks for another, and takes the request before it back. One is made at a time
   * (`features/insights/reports/reports.ts`); the others are two tabs, and what a browser has not taken back yet.
   */
  'report by account': { count: 240, block: 20, atOnce: 4 },
  /** Drafts are written once a second by each tab; ten tabs. */
  'writing by account': { count: 600, block: 50, atOnce: 12 },
  /** A picture a second: an owner who fills a menu from a folder. Each costs up to a second of a core. */
  'upload by account': { count: 60, block: 10, atOnce: 4 },
  /** Files to keep: a picture of a page at 300 dpi takes half a second of a worker. */
  'export by account': { count: 60, block: 10, atOnce: 4 },
  /**
   * Screens that show what an account has ask for several lists at a time: two are made, the others wait. Ten
   * screens that ask every two seconds.
   */
  'list by account': { count: 600, block: 50, atOnce: 2, waiting: 16 },
  /** All cards of a long list at once, and again after each look at one of them; the server draws them in turn. */
  'card by account': { count: 1200, block: 60, atOnce: 120 },
  /** Guests of one restaurant, behind one address, who all download its menu. */
  'export by address': { count: 120, block: 20, atOnce: 6 },
  /** A classroom that tries the editor at the same time, or one person at their fastest. */
  'typesetting by address': { count: 900, block: 50, atOnce: 12 },
  'generation by address': { count: 120, block: 20, atOnce: 2, waiting: 6 },
  /** An office of 200 people that opens Carte at the same time. */
  'list by address': { count: 1200, block: 50, atOnce: 2, waiting: 48 },
  /** Sign-in and the like: an office that comes to work. */
  'anonymous calls by address': { count: 1200, block: 100 },
  /** Phones that share a kitchen link and ask every two seconds: twenty of them. */
  'calls by kitchen link': { count: 900, block: 50, atOnce: 24 },
  /** Pages and their pictures, signed in or not: an office of 200 people that opens Carte at the same time. */
  'pages by address': { count: 12_000, block: 500 },
  'test by account': { count: 10, block: 5 },
  /** Pages nobody has asked for since they changed: one of 300 dishes takes some 50 ms of the server. */
  'pages made by address': { count: 240, block: 20, atOnce: 2, waiting: 48 },
  /** Asked for by the programs that show a link, once a link. */
  'link pictures by address': { count: 120, block: 20, atOnce: 6 },
} as const satisfies Record<string, RateLimit> & Record<`${WorkKind} by account`, RateLimit>

export type RateKind = keyof typeof rateLimits
