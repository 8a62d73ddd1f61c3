import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The inner width of an element in px as it changes; 0 until it is on the page. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    setWidth(box.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
