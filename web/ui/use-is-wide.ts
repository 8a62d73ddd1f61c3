import { useSyncExternalStore } from 'react'

/** From this width on the settings stand beside the pages: Tailwind's `lg`. */
const WIDE = '(width >= 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For an element that has one place on a wide screen and another on a narrow one. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
