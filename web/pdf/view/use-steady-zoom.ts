import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the middle of a scrolling desk in place when its scale changes. */
export function useSteadyZoom(desk: RefObject<HTMLElement | null>, scale: number | null): void {
  const before = useRef(scale)
  useLayoutEffect(() => {
    const element = desk.current
    const ratio = scale && before.current ? scale / before.current : 1
    before.current = scale
    if (!element || ratio === 1) return
    const keep = (scrolled: number, visible: number) => (scrolled + visible / 2) * ratio - visible / 2
    element.scrollTo({
      left: keep(element.scrollLeft, element.clientWidth),
      top: keep(element.scrollTop, element.clientHeight),
      behavior: 'instant',
    })
  }, [desk, scale])
}
