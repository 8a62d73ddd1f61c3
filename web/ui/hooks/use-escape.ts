import { useLayoutEffect, useRef } from 'react'

/** How to close each dialog that is open, the uppermost last. */
const open: (() => void)[] = []

/** Presses of Escape that Radix gave to a layer that leaves them to the uppermost dialog. */
const passedOn = new WeakSet<Event>()

/**
 * Closes the uppermost dialog by Escape. Radix gives a press to the layer that came last, which may be a toast or a
 * tooltip, and to none at all until the effects of a new dialog have run; a person means the dialog in sight. What has
 * a use for the key inside of a dialog, as a menu or a box, prevents its default.
 * @param close what the cross does
 * @returns belongs on the content of the dialog
 */
export function useEscape(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeThis = () => latest.current()
    if (open.length === 0) window.addEventListener('keydown', closeUppermost)
    open.push(closeThis)
    return () => {
      open.splice(open.indexOf(closeThis), 1)
      if (open.length === 0) window.removeEventListener('keydown', closeUppermost)
    }
  }, [isOpen])
  return { onEscapeKeyDown: keepOpen }
}

/** Of a layer that closes by Escape alone where no dialog is open, as a toast. */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (open.length > 0) keepOpen(event)
}

/** Of a layer that goes together with the dialog, as a tooltip. */
export const passEscapeOn = (event: Event) => void passedOn.add(event)

function keepOpen(event: KeyboardEvent): void {
  passEscapeOn(event)
  event.preventDefault()
}

function closeUppermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  if (event.defaultPrevented && !passedOn.has(event)) return
  open.at(-1)?.()
}
