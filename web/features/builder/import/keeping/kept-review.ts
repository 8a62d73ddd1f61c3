import { inStore } from '../../../../lib/kept-files/import-store.ts'
import type { BroughtReview } from '../opening/brought.ts'

/** Reviews of another version are dropped: their source is read again in a moment. */
const VERSION = 2

interface Stored extends BroughtReview {
  readonly version: number
  readonly savedAt: number
}

/** Milliseconds; an older one is forgotten. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Keeps the review of an account in this browser, with the bytes of its sources. Where the browser keeps nothing, the
 * review goes on without it.
 * @param owner whose it is: an account sees no other one's
 */
export const keepReview = (owner: string, review: BroughtReview): Promise<void> =>
  inStore('readwrite', (store) =>
    store.put({ ...review, version: VERSION, savedAt: Date.now() } satisfies Stored, owner),
  ).then(
    () => undefined,
    () => undefined,
  )

export const forgetReview = (owner: string): Promise<void> =>
  inStore('readwrite', (store) => store.delete(owner)).then(
    () => undefined,
    () => undefined,
  )

export async function keptReview(owner: string): Promise<BroughtReview | null> {
  try {
    const stored: Stored | undefined = await inStore('readonly', (store) => store.get(owner))
    if (!stored) return null
    if (stored.version === VERSION && Date.now() - stored.savedAt < KEPT_FOR_MS)
      return { files: stored.files, lines: stored.lines, work: stored.work }
    await forgetReview(owner)
    return null
  } catch {
    // A browser without storage has kept nothing.
    return null
  }
}
