export type DraftStanding = 'none' | 'behind' | 'kept' | 'failed'

export const DRAFT_DELAY_MS = 1000
const RETRY_MS = 10_000

export interface DraftKeeper {
  /** Something changed: it is written within `DRAFT_DELAY_MS`. */
  changed(): void
  stop(): void
}

/**
 * Keeps a copy up to date with the work: changes are batched, one write runs at a time, and a failed write is
 * retried until it succeeds or a newer one replaces it.
 * @param write writes the present state; rejects when it fails
 * @param onStanding receives the state of the copy, and the reason of a failed write
 */
export function createDraftKeeper(
  write: () => Promise<void>,
  onStanding: (standing: DraftStanding, error?: unknown) => void,
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRetry = false
  let isBehind = false
  let isWriting = false
  let isStopped = false

  function wait(ms: number): void {
    if (!isStopped) timer ??= setTimeout(run, ms)
  }

  function stopWaiting(): void {
    clearTimeout(timer)
    timer = undefined
    isRetry = false
  }

  async function run(): Promise<void> {
    stopWaiting()
    // The running write checks for newer changes when it is done.
    if (isWriting || !isBehind) return
    isWriting = true
    isBehind = false
    try {
      await write()
      isWriting = false
      onStanding(isBehind ? 'behind' : 'kept')
      if (isStopped) await run()
      else if (isBehind) wait(DRAFT_DELAY_MS)
    } catch (error) {
      // The screen says so; the work itself is still in the browser.
      isWriting = false
      isBehind = true
      onStanding('failed', error)
      wait(RETRY_MS)
      isRetry = true
    }
  }

  return {
    changed() {
      isBehind = true
      onStanding('behind')
      // A new change retries at once: the server may be back.
      if (isRetry) stopWaiting()
      if (!isWriting) wait(DRAFT_DELAY_MS)
    },
    stop() {
      void run()
      isStopped = true
    },
  }
}
