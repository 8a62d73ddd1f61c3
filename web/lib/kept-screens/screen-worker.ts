/// <reference lib="webworker" />

import { BUILD_META } from '#contract/shared/build.ts'
import { keptName, keptScreen } from './kept-screen.ts'

/**
 * Opens one screen again while the network or the server is away: its page, scripts and sheet as the server had them last.
 * It works for the one address that it is registered for and answers no call; what was entered is kept by the screen itself.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

const SCREEN = new URL(worker.registration.scope).pathname

/** A server that does not answer is away. */
const PATIENCE_MS = 5000

worker.addEventListener('install', (event) =>
  event.waitUntil(
    fetch(SCREEN)
      .then(keep)
      .then(() => worker.skipWaiting()),
  ),
)
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && pathname === SCREEN) event.respondWith(networkFirst(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
})

/** The name of a file changes with its content. */
async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(keptName(SCREEN))
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  try {
    const page = await fetch(event.request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (page.status >= 500) throw new Error(`${page.status}`)
    // Where there is no room, what was kept before stays.
    if (page.ok) event.waitUntil(keep(page.clone()).catch(() => {}))
    return page
  } catch (error) {
    const kept = await (await caches.open(keptName(SCREEN))).match(SCREEN, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** Keeps a page with the files that it names: those of its build. Files of builds before it go. */
async function keep(page: Response): Promise<void> {
  if (!page.ok) throw new Error(`${page.status}`)
  const { cache, kept } = await keptScreen(SCREEN)
  const text = await page.clone().text()
  const named = new Set(text.match(/\/assets\/[\w.-]+/g))
  const before = await (await cache.match(SCREEN, { ignoreVary: true }))?.text()
  await cache.addAll([...named].filter((file) => !kept.has(file)))
  await cache.put(SCREEN, page)
  if (before === undefined || buildOf(before) === buildOf(text)) return
  const gone = [...kept].filter((path) => path !== SCREEN && !named.has(path))
  await Promise.all(gone.map((path) => cache.delete(path)))
}

const BUILD = new RegExp(`name="${BUILD_META}" content="(\\w*)"`)

const buildOf = (page: string) => BUILD.exec(page)?.[1]
