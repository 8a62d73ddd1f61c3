import { useState } from 'react'

export interface ShownButtons {
  readonly hasButtons: boolean
  readonly hasTouchButtons: boolean
  /** What of it has been pointed at, or got the focus. */
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

/**
 * Which buttons of a row are in the page. In a menu of ordinary length all are. A long menu mounts rows while it is
 * scrolled, and their buttons are most of the work: there a row gets them once it is pointed at, or has the focus.
 * @param isWanted it needs them without being looked at: it is selected, or the keyboard is there
 */
export function useLookedAt(isLong: boolean, isWanted: boolean): ShownButtons {
  const [wasLookedAt, setWasLookedAt] = useState(false)
  const look = () => setWasLookedAt(true)
  const hasButtons = !isLong || isWanted || wasLookedAt
  return {
    hasButtons,
    // A finger cannot point: the ⋯ is all it has.
    hasTouchButtons: hasButtons || matchMedia('(pointer: coarse)').matches,
    onPointerEnter: look,
    onFocus: look,
  }
}
