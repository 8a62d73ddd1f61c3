/** So long, in ms, a page takes for itself after it has shown. */
const AT_FIRST_MS = 3000

/**
 * Loads code that will be wanted, once the page has nothing else to do: it is there without a wait, and without a
 * connection.
 * @returns gives it up
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  // Where it doesn't come, it is asked for again when it is wanted.
  const timer = setTimeout(() => void load().catch(() => undefined), AT_FIRST_MS)
  return () => clearTimeout(timer)
}
