import type { Arrivals } from '../../../pdf/use-newest-document.ts'

export interface Wait {
  drop(): void
  /** Runs what waits, unless it has run or was dropped. */
  end(): void
}

export const NO_WAIT: Wait = { drop: () => undefined, end: () => undefined }

/** How long the rest of the screen waits for pages to be painted, at most. */
const LONGEST_PAINTING_MS = 300

/** Runs something once a source that has arrived is painted, or at once where nobody paints what arrives. */
export function whenPainted<Source>(arrivals: Arrivals<Source>, source: Source, run: () => void): Wait {
  if (arrivals.getState().painted === null) {
    run()
    return NO_WAIT
  }
  let isWaiting = true
  const drop = () => {
    isWaiting = false
    unsubscribe()
    clearTimeout(timer)
  }
  const end = () => {
    if (!isWaiting) return
    drop()
    run()
  }
  const unsubscribe = arrivals.subscribe(({ painted }) => painted === source && end())
  const timer = setTimeout(end, LONGEST_PAINTING_MS)
  return { drop, end }
}
