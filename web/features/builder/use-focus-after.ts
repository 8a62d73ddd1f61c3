import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus somewhere once the next change is on the screen, for when that change takes away the
 * element that has it.
 * @returns takes a selector within `root`, or several in the order of preference
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (...selectors: string[]) => void {
  const wished = useRef<readonly string[]>([])
  useEffect(() => {
    for (const selector of wished.current) {
      const element = root.current?.querySelector<HTMLElement>(selector)
      if (!element) continue
      wished.current = []
      element.focus()
      return
    }
  })
  return (...selectors) => {
    wished.current = selectors
  }
}
