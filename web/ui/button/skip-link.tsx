import type { RefObject } from 'react'
import { buttonClass } from './button-class.ts'

/** The first stop of the Tab key, seen only there: leads over the bars to the work. */
export const SkipLink = ({
  target,
  children,
}: {
  target: RefObject<HTMLElement | null>
  children: string
}) => (
  <button
    type="button"
    onClick={() => target.current?.focus()}
    className={buttonClass({
      variant: 'secondary',
      className: 'fixed! top-2 left-2 z-50 -translate-y-20 focus-visible:translate-y-0',
    })}
  >
    {children}
  </button>
)
