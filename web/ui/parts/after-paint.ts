/** A tab that nobody sees paints nothing. */
const LONGEST_WAIT_MS = 200

/** Runs something when the browser has painted the next frame, so that it does not make that one later; gives what ends it. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, LONGEST_WAIT_MS)
  // What is due in a frame's callbacks is still before its painting: a task that they set off is not.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
