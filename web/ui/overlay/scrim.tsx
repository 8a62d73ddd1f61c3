import { type ComponentProps, useEffect } from 'react'

/**
 * What lies between a dialog and the screen behind it: the child of Radix's overlay, so that it is there
 * while that is. It is gone at once: to fade it out, the browser blends the whole screen again for each
 * frame, while it has what was done in the dialog to show.
 */
export function Scrim(props: ComponentProps<'div'>) {
  useEffect(cover, [])
  return <div {...props} className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
}

let scrims = 0

/**
 * Marks on the body that a scrim takes clicks outside a dialog (`styles.css`); returns a function that
 * unmarks it.
 */
function cover(): () => void {
  const count = (by: number) => {
    scrims += by
    document.body.toggleAttribute('data-covered', scrims > 0)
  }
  count(1)
  return () => count(-1)
}
