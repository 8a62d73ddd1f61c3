import { useCallback, useSyncExternalStore } from 'react'

/** Tailwind's `sm`: below it nothing has room next to what it belongs to. */
export const PHONE = '(width < 40rem)'

const lists = new Map<string, MediaQueryList>()

/** The same list for a query each time: a browser reads the query again for another one, at each render. */
export function mediaList(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

/** Returns whether the screen answers to this media query, for an element that has another place there. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaList(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaList(query).matches)
}
