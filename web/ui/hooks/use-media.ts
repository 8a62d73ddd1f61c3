import { useCallback, useSyncExternalStore } from 'react'

/** Tailwind's `sm`: below it nothing has room next to what it belongs to. */
export const PHONE = '(width < 40rem)'

/**
 * Returns whether the screen answers to this media query. For an element that has another place there;
 * looks belong to CSS.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
