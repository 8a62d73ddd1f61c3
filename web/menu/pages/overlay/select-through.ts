import type { PointerEvent } from 'react'

/** A pointer that moves further than this, in CSS pixels, is selecting words, not pressing a button. */
const CLICK_SLOP_PX = 4

/** Lets a mouse select the words under buttons: while it drags, their layer lets pointers through. */
export function selectThrough(layer: HTMLElement, start: PointerEvent): void {
  if (start.pointerType !== 'mouse' || start.button !== 0) return
  const end = new AbortController()
  let isSelecting = false

  const drag = (event: globalThis.PointerEvent) => {
    if (!isSelecting) {
      const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
      if (distance <= CLICK_SLOP_PX) return
      isSelecting = true
      layer.inert = true
      const anchor = document.caretPositionFromPoint(start.clientX, start.clientY)
      if (anchor) getSelection()?.collapse(anchor.offsetNode, anchor.offset)
    }
    const focus = document.caretPositionFromPoint(event.clientX, event.clientY)
    // Between the lines the nearest position is the end of the page: the selection stays as it is.
    if (focus?.offsetNode instanceof Text && getSelection()?.anchorNode)
      getSelection()?.extend(focus.offsetNode, focus.offset)
  }
  const stop = () => {
    end.abort()
    // After the click that may follow, so that it opens no dialog over the selection.
    setTimeout(() => {
      layer.inert = false
    })
  }
  // The selected text would be dragged.
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal: end.signal })
  window.addEventListener('pointermove', drag, { signal: end.signal })
  window.addEventListener('pointerup', stop, { signal: end.signal })
  window.addEventListener('pointercancel', stop, { signal: end.signal })
}
