import { whenTypingRests } from '../../lib/typing-rest.ts'

/**
 * A backup waits so long, in ms, for the changes that follow, then so long for letters that are being typed, and then
 * so long for the page to have nothing to do.
 */
const GATHER_MS = 250
const TYPING_MS = 300
const IDLE_MS = 100

let waiting: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let stopResting: (() => void) | undefined
let idle: number | undefined

/**
 * Writes a backup soon, in place of one that still waits: to write a long menu takes longer than a frame, and a
 * letter that is typed meanwhile would wait for it. A tab that crashes loses less than a second of work; one that is
 * left or closed loses nothing.
 */
export function writeSoon(write: () => void): void {
  waiting = write
  timer ??= setTimeout(afterGathering, GATHER_MS)
}

export function writeWaiting(): void {
  const write = waiting
  forgetWaiting()
  write?.()
}

/** Drops the backup that waits: what it would write is not to be kept. */
export function forgetWaiting(): void {
  waiting = null
  clearTimeout(timer)
  timer = undefined
  stopResting?.()
  stopResting = undefined
  if (idle !== undefined) cancelIdleCallback(idle)
  idle = undefined
}

function afterGathering(): void {
  stopResting = whenTypingRests(whenIdle, TYPING_MS)
}

function whenIdle(): void {
  // Safari does not tell when a page is idle.
  if (typeof requestIdleCallback === 'undefined') writeWaiting()
  else idle = requestIdleCallback(writeWaiting, { timeout: IDLE_MS })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', writeWaiting)
  // The last that a phone tells a page that it may never show again.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && writeWaiting())
}
