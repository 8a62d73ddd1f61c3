import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height from an element's top to the bottom of the screen, as a CSS length. */
export function useHeightBelow(element: RefObject<HTMLElement | null>): string {
  const [topPx, setTopPx] = useState(0)
  useLayoutEffect(() => {
    const measure = () => element.current && setTopPx(element.current.offsetTop)
    const resized = new ResizeObserver(measure)
    resized.observe(document.documentElement)
    // The page stays as high as the screen when a note above the element goes: what is around it grows.
    if (element.current?.parentElement) resized.observe(element.current.parentElement)
    measure()
    return () => resized.disconnect()
  }, [element])
  return `calc(100dvh - ${topPx}px)`
}
