/// <reference lib="webworker" />

/**
 * Answers a board that is loaded again while the network or the server is away: with the page, its script and its
 * pictures as they were last. What a board shows is asked for by its own script, never answered from here.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** Also in `keep-board.ts`, which shares no file with this one. */
const KEPT = 'carte-boards'

/** A server that does not answer is away. */
const PATIENCE_MS = 5000

worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET') return
  if (pathname.includes('/pages/')) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate' || request.destination === 'script')
    event.respondWith(networkFirst(request))
})

/** A picture never changes under its address. */
async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT)
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status >= 500) throw new Error(`${response.status}`)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}
