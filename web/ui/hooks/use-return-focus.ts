import { useRef } from 'react'

/** What a dialog may begin on. One that is still loading has nothing but its way out, and begins on the whole. */
const FIELDS = 'a[href], input, select, textarea, [tabindex="0"], button:not([aria-label="Close"])'

/**
 * Brings the focus back to the element that opened a dialog. Radix does so only for its own trigger elements; ours are opened
 * by state. Spread the result on the dialog's content.
 * @param onReturned called when that is done
 */
export function useReturnFocus(onReturned?: () => void) {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = lastingOpener(document.activeElement)
      const dialog = event.currentTarget
      if (!(dialog instanceof HTMLElement) || dialog.querySelector(FIELDS)) return
      event.preventDefault()
      dialog.focus({ preventScroll: true })
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // What the dialog was for may have led on already.
      if (!hasMovedOn()) opener.current?.focus()
      onReturned?.()
    },
  }
}

const hasMovedOn = (): boolean => {
  const { activeElement } = document
  return (
    activeElement !== null &&
    activeElement !== document.body &&
    activeElement.matches('input, textarea') &&
    activeElement.closest('[role="dialog"], [role="alertdialog"]') === null
  )
}

/** An item of a menu is gone by the time the dialog closes: the button of its menu, or of the menu around that, stays. */
function lastingOpener(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  const opener = menu?.getAttribute('data-opener') ?? menu?.getAttribute('aria-labelledby')
  if (menu) return lastingOpener(document.getElementById(opener ?? ''))
  return element instanceof HTMLElement ? element : null
}
