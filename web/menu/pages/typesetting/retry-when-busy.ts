import { ApiError } from '../../../lib/api.ts'

/** The longest wait without telling the owner why, in ms. */
const LONGEST_QUIET_WAIT_MS = 15_000
const MOST_TRIES = 5

/**
 * Retries while the server is busy and its answer says when to retry. For work in the background only.
 * @throws {ApiError} of the last attempt; at once when the wait would be long or would not help
 */
export async function retryWhenBusy<Answer>(
  work: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined
      if (waitMs === undefined || waitMs > LONGEST_QUIET_WAIT_MS || tries === MOST_TRIES) throw error
      await pause(waitMs, signal)
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
