import { type RefObject, useEffect, useState } from 'react'

/** So far beyond the screen's edges an element counts as seen, so that it is ready when it is scrolled to. */
const REACH = '25% 0px'

/** Whether an element has been on the screen, or near it. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: REACH },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
