import { useSyncExternalStore } from 'react'

/** `phone`: below 768 px. `wide`: from 1200 px on, with room for three columns. */
export type ScreenSize = 'phone' | 'medium' | 'wide'

const MEDIUM = '(width >= 48rem)'
const WIDE = '(width >= 75rem)'

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(MEDIUM), matchMedia(WIDE)]
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

export const screenSize = (): ScreenSize => {
  if (matchMedia(WIDE).matches) return 'wide'
  return matchMedia(MEDIUM).matches ? 'medium' : 'phone'
}

/** For what has another place, or none, on a narrower screen. */
export const useScreenSize = (): ScreenSize => useSyncExternalStore(subscribe, screenSize)
