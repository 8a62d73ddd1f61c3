import { useSyncExternalStore } from 'react'

/** From this width on the settings stand beside the pages: Tailwind's `lg`. */
const WIDE = '(width >= 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For what must be on the page once, on a wide screen here and on a narrow one there. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
