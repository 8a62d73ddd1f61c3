import { type RefObject, useEffect } from 'react'
import { forgetRevealed, type RevealedPlace, useRevealed } from '../../view/reveal.ts'
import { writeNextDish } from './next-text.ts'
import { editText, focusRow, itemRow, noteCurrentRow, sectionRow } from './sheet-focus.ts'

export function useReveal(sheet: RefObject<HTMLElement | null>): void {
  const place = useRevealed((revealed) => revealed.place)
  useEffect(() => {
    if (!place) return
    forgetRevealed()
    show(place, sheet.current)
  }, [place, sheet])
}

function show({ sectionId, itemId, field }: RevealedPlace, sheet: HTMLElement | null): void {
  const row = itemId === undefined ? sectionRow(sectionId) : itemRow({ sectionId, itemId })
  if (field === 'next-dish') writeNextDish(sectionId)
  else if (field && itemId !== undefined) editText(row, field)
  else if (field === 'name') editText(row, 'section-name')
  // A toolbar keeps its focus: Undo is pressed more than once.
  else if (document.activeElement?.closest('[role="toolbar"]')) noteCurrentRow(row)
  else focusRow(row)
  // A row far away comes into the page with the next frames.
  let patience = 30
  const scroll = () => {
    const element = sheet?.querySelector<HTMLElement>(`[data-row="${row}"]`)
    if (element) {
      element.scrollIntoView({ block: itemId === undefined ? 'start' : 'center' })
      light(element)
    } else if (patience > 0) {
      patience -= 1
      requestAnimationFrame(scroll)
    }
  }
  requestAnimationFrame(scroll)
}

const light = (element: HTMLElement): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate?.([{ backgroundColor: 'var(--color-accent-soft)' }, {}], {
    duration: 900,
    easing: 'ease-out',
  })
}
