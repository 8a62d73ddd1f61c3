import { type RefObject, useEffect, useState } from 'react'
import type { TypesetPages } from '../typesetting/use-typeset-pages.ts'

/** The number of the page that is at the top of the desk, as it is scrolled. */
export function usePageInSight(desk: RefObject<HTMLElement | null>, shown: TypesetPages | null): number {
  const [page, setPage] = useState(1)
  useEffect(() => {
    const element = desk.current
    if (!element || !shown) return
    const look = () => {
      const { top, height } = element.getBoundingClientRect()
      const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')]
      const inSight = pages.find((one) => one.getBoundingClientRect().bottom > top + height / 3)
      setPage(Number((inSight ?? pages.at(-1))?.dataset.page ?? 1))
    }
    look()
    // A scroll does not bubble: what scrolls is a child of the desk.
    element.addEventListener('scroll', look, { capture: true, passive: true })
    return () => element.removeEventListener('scroll', look, { capture: true })
  }, [desk, shown])
  return page
}
