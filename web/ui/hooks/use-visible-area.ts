import { type CSSProperties, useEffect, useState } from 'react'

/**
 * The part of the screen that the keyboard of a phone leaves free, as the place of a fixed element. Browsers put the
 * keyboard over the page, so what is at the foot of the page would be behind it.
 * @returns undefined while nothing covers the page
 */
export function useVisibleArea(isNeeded: boolean): CSSProperties | undefined {
  const [area, setArea] = useState<CSSProperties>()
  useEffect(() => {
    const visible = window.visualViewport
    if (!isNeeded || !visible) return
    const measure = () => setArea(visibleArea(visible, window.innerHeight))
    measure()
    visible.addEventListener('resize', measure)
    visible.addEventListener('scroll', measure)
    return () => {
      visible.removeEventListener('resize', measure)
      visible.removeEventListener('scroll', measure)
    }
  }, [isNeeded])
  return isNeeded ? area : undefined
}

/** Bars of the browser come and go; a keyboard takes more than they do. In px. */
const LEAST_KEYBOARD = 120

type Visible = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** Someone who has zoomed in looks at a part of the page, and no keyboard need be there. */
export function visibleArea(
  { height, offsetTop, scale }: Visible,
  pageHeight: number,
): CSSProperties | undefined {
  if (scale > 1.01 || pageHeight - height < LEAST_KEYBOARD) return undefined
  return { top: offsetTop, height, bottom: 'auto' }
}
