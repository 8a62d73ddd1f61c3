import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * What lies between a dialog and the screen behind it: the child of Radix's overlay, so that it is there
 * while that is. It is gone at once: to fade it out, the browser blends the whole screen again for each
 * frame, while it has what was done in the dialog to show.
 */
export function Scrim({ onPress, ...props }: ScrimProps) {
  useEffect(cover, [])
  const press = useOutsidePress(onPress)
  return (
    <div {...props} {...press} className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
  )
}

export interface ScrimProps extends ComponentProps<'div'> {
  /**
   * Called for a press outside the dialog, unless it closes a menu or a popover in it. Radix listens for such a press
   * only after a timer has passed that begins once the dialog is drawn: one that comes before is lost.
   */
  onPress?: () => void
}

/** For the mouse and fingers: keys have Escape, and the cross. */
function useOutsidePress(onPress: ScrimProps['onPress']) {
  const isOnTop = useRef(false)
  return {
    onPointerDown() {
      isOnTop.current = document.querySelector(LAYER_ABOVE) === null
    },
    onClick: () => isOnTop.current && onPress?.(),
  }
}

const LAYER_ABOVE =
  '[data-radix-popper-content-wrapper] :is([role=menu], [role=listbox], [role=dialog])[data-state=open]'

let scrims = 0

/** Marks on the body that a scrim takes clicks outside a dialog (`styles.css`); returns what unmarks it. */
function cover(): () => void {
  const count = (by: number) => {
    scrims += by
    document.body.toggleAttribute('data-covered', scrims > 0)
  }
  count(1)
  return () => count(-1)
}
