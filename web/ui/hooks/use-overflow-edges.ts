import { type RefObject, useEffect, useState } from 'react'

export type OverflowEdges = 'none' | 'start' | 'end' | 'both'

export function useOverflowEdges(row: RefObject<HTMLElement | null>): OverflowEdges {
  const [edges, setEdges] = useState<OverflowEdges>('none')
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () =>
      setEdges(overflowEdges(element.scrollLeft, element.clientWidth, element.scrollWidth))
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return edges
}

/** All in px. One pixel of tolerance: zoomed pages report fractions. */
export function overflowEdges(scrolled: number, visible: number, total: number): OverflowEdges {
  const hidesStart = scrolled > 1
  const hidesEnd = scrolled + visible < total - 1
  if (hidesStart && hidesEnd) return 'both'
  if (hidesStart) return 'start'
  return hidesEnd ? 'end' : 'none'
}
