import { openKitchen } from '#contract/restaurant/kitchen-links.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { deviceText } from '../../../lib/device-text.ts'
import { forgetKitchens } from '../../../menu/live/kept-kitchens.ts'
import { speaker } from './reporter.ts'

export interface KitchenLinkAtHand {
  /** Tells what this device keeps for one link from what it keeps for another. */
  readonly key: string
  /**
   * Makes calls of the kitchen. The token is handed over once, before the first of them. Once the link is closed, nothing
   * of its kitchen stays on this device.
   * @throws {ApiError} `pass_link_invalid`, and what the calls throw
   */
  use<Answer>(calls: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer>
}

/** The owner has revoked the link: asked again, the server would say so again. */
export const isClosedLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'pass_link_invalid'

/** @param token of the address; without one the cookie of an earlier visit may still open the kitchen list */
export function kitchenLinkOf(token: string): KitchenLinkAtHand {
  const mark = token === '' ? lastMark.read() : markOf(token)
  const key = `pass ${mark}`
  let isOpen = token === ''
  return {
    key,
    async use(calls, signal) {
      try {
        if (!isOpen) await call(openKitchen, { body: { token } }, signal ? { signal } : {})
        isOpen = true
        lastMark.keep(mark)
        return await calls()
      } catch (error) {
        if (isClosedLink(error)) forgetLink(key)
        throw error
      }
    },
  }
}

/** Of the link that was open here last. */
const lastMark = deviceText('carte-pass-link')

/** 32 bits of a token (FNV-1a), of which nobody can make the token. */
function markOf(token: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(token)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}

function forgetLink(key: string): void {
  forgetKitchens(key)
  speaker.forget()
  lastMark.forget()
}
