import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Puts the focus somewhere once the next change is on the screen, for when that change takes away the
 * element that has it.
 * @returns takes a selector within `root`, or several in the order of preference; the same function always
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (...selectors: string[]) => void {
  const wished = useRef<readonly string[]>([])
  useEffect(() => {
    if (wished.current.length === 0) return
    // A tab's panel is in the page only a frame after its tab was chosen.
    const frame = requestAnimationFrame(() => {
      const elements = wished.current.map((selector) => root.current?.querySelector<HTMLElement>(selector))
      wished.current = []
      elements.find(Boolean)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  })
  return useCallback((...selectors) => {
    wished.current = selectors
  }, [])
}
