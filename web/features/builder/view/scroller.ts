import { createContext, useContext } from 'react'

/** What scrolls the middle of the editor, at every width; null until it is on the page. */
export const ScrollerContext = createContext<HTMLElement | null>(null)

export const useScroller = (): HTMLElement | null => useContext(ScrollerContext)
