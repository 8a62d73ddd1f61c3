import { type RefObject, useEffect } from 'react'
import { QUICK_LINE } from './next-text.ts'
import { forgetWanted, useSheetFocus } from './sheet-focus.ts'

/** Frames in which a row that was far away comes into the page. */
const PATIENCE = 30

/** Gives the keyboard focus to what asked for it, once it is on the page. */
export function useFocusWanted(sheet: RefObject<HTMLElement | null>): void {
  const wanted = useSheetFocus((focus) => focus.wanted)
  useEffect(() => {
    if (!wanted) return
    let frame = 0
    const tryFor = (patience: number) => {
      const row = sheet.current?.querySelector<HTMLElement>(`[data-row="${wanted.row}"]`)
      const element = wanted.selector === null ? row : findIn(row, wanted.selector)
      if (!element && patience > 0) {
        frame = requestAnimationFrame(() => tryFor(patience - 1))
        return
      }
      // A box that has just been opened took the focus.
      if (element && element !== document.activeElement) element.focus({ preventScroll: true })
      element?.scrollIntoView({ block: 'nearest' })
      forgetWanted()
    }
    tryFor(PATIENCE)
    return () => cancelAnimationFrame(frame)
  }, [wanted, sheet])
}

/** Something in a row; the line for the next dish belongs to the section whose heading the row is. */
const findIn = (row: HTMLElement | null | undefined, selector: string): HTMLElement | null =>
  (selector === QUICK_LINE ? row?.closest('section') : row)?.querySelector<HTMLElement>(selector) ?? null
