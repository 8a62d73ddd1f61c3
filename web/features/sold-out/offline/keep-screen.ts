import { useEffect } from 'react'
import workerUrl from './kitchen-worker.ts?worker&url'

/**
 * Lets the screen at this path be opened again without a connection. Browsers have workers on https alone, and on
 * `localhost`; elsewhere the screen lives as long as its tab.
 * @param path `/pass`; the server lets the worker work there and nowhere else
 */
export function useKeptScreen(path: string): void {
  useEffect(() => {
    // A worker from the sources is a module of Vite's, which keeps nothing.
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      navigator.serviceWorker
        .register(`${workerUrl}?scope=${encodeURIComponent(path)}`, { scope: path })
        .catch(() => {})
  }, [path])
}
