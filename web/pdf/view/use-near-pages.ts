import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the desk's edges a page counts as near, so that it is painted before it is scrolled to. */
const REACH = '75% 0px'

/** By page number: is the page visible or about to be? A page that was not measured yet is missing. */
export function useNearPages(
  desk: RefObject<HTMLElement | null>,
  pages: RefObject<ReadonlyMap<number, HTMLElement>>,
  pageCount: number,
): ReadonlyMap<number, boolean> {
  const [near, setNear] = useState<ReadonlyMap<number, boolean>>(new Map())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Map(before)
          for (const entry of entries)
            after.set(Number((entry.target as HTMLElement).dataset.page), entry.isIntersecting)
          return after
        }),
      { root: desk.current, rootMargin: REACH },
    )
    for (let number = 1; number <= pageCount; number++) {
      const page = pages.current.get(number)
      if (page) observer.observe(page)
    }
    return () => observer.disconnect()
  }, [desk, pages, pageCount])
  return near
}
