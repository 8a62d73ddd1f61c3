import { createContext, useContext } from 'react'

/**
 * The element that scrolls the middle of the editor, at every width: the screen itself doesn't scroll. Null
 * until it is on the page.
 */
export const ScrollerContext = createContext<HTMLElement | null>(null)

export const useScroller = (): HTMLElement | null => useContext(ScrollerContext)
