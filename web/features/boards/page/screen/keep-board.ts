import type { BoardState } from '#contract/restaurant/board-page.ts'

/** Also in `board-worker.ts`, which shares no file with this one. */
const KEPT = 'carte-boards'

/** A browser has no cache on a plain http address: then a board lives as long as its tab. */
const hasCache = 'caches' in globalThis

/** Lets a reload without a network find the board; where that is not possible, the tab goes on without. */
export function startWorker(worker: string, scope: string): void {
  if (worker && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(worker, { scope }).catch(() => {})
}

/** Keeps what a board shows and will show, and its pictures; those that it does not show any more go. */
export async function keepBoard(path: string, state: BoardState | undefined): Promise<void> {
  if (!hasCache) return
  try {
    const cache = await caches.open(KEPT)
    const wanted = state ? picturesOf(state) : new Set<string>()
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    await cache.addAll([...wanted].filter((src) => !kept.includes(src)))
    if (state) await cache.put(`${path}/state`, answerOf(state))
    else await cache.delete(`${path}/state`)
    const gone = kept.filter((src) => src.startsWith(`${path}/pages/`) && !wanted.has(src))
    await Promise.all(gone.map((src) => cache.delete(src)))
  } catch {
    // No room, or no network: it is kept with the next state.
  }
}

/** What the board showed when it was kept last, and when that was. */
export async function keptState(path: string): Promise<{ state: BoardState; at: number } | undefined> {
  const kept = hasCache ? await caches.match(`${path}/state`) : undefined
  return kept && { state: await kept.json(), at: Date.parse(kept.headers.get('date') ?? '') || 0 }
}

const answerOf = (state: BoardState) =>
  new Response(JSON.stringify(state), { headers: { date: new Date().toUTCString() } })

const picturesOf = ({ view, coming }: BoardState): Set<string> =>
  new Set([view, ...coming.map((next) => next.view)].flatMap(({ pages }) => pages.map(({ src }) => src)))
