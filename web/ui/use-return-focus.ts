import { useRef } from 'react'

/**
 * Brings the focus back to the element that opened a dialog. Radix does so only for its own trigger elements; ours are opened
 * by state. Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingOpener(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // What the dialog was for may have led on already.
      if (hasMovedOn()) return
      opener.current?.focus()
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

/** An item of a menu is gone by the time the dialog closes: its menu's button stands in for it. */
function lastingOpener(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  const lasting = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  return lasting instanceof HTMLElement ? lasting : null
}
