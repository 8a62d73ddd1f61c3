import { useEffect } from 'react'
import { whenIdle } from '../../ui/parts/when-idle.ts'
import { keptScreen } from './kept-screen.ts'
import workerUrl from './screen-worker.ts?worker&url'

/**
 * Lets the screen at this path be opened again without a connection, with the parts of it that were loaded until then.
 * Browsers have workers on https alone, and on `localhost`; elsewhere the screen lives as long as its tab.
 * @param path `/pass`; the server lets the worker work there and nowhere else
 */
export function useKeptScreen(path: string): void {
  useEffect(() => {
    // A worker from the sources is a module of Vite's, which keeps nothing.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const loads = new PerformanceObserver((loaded) => {
      keepFiles(path, loaded.getEntries()).catch(() => {})
    })
    const left = new AbortController()
    const register = async () => {
      try {
        const address = `${workerUrl}?scope=${encodeURIComponent(path)}`
        await navigator.serviceWorker.register(address, { scope: path })
        if (!left.signal.aborted) loads.observe({ type: 'resource', buffered: true })
      } catch {
        // The connection was lost meanwhile.
        addEventListener('online', register, { once: true, signal: left.signal })
      }
    }
    const giveUp = whenIdle(register)
    return () => {
      giveUp()
      left.abort()
      loads.disconnect()
    }
  }, [path])
}

/** Keeps what the page has loaded, with what its shell names. */
async function keepFiles(path: string, loaded: PerformanceEntryList): Promise<void> {
  const files = loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  const { cache, kept } = await keptScreen(path)
  const missing = files.map(({ pathname }) => pathname).filter((file) => !kept.has(file))
  await cache.addAll([...new Set(missing)])
}
