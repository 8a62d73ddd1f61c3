import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface ChipProps {
  /** `mixed` for what somebody still has to confirm. */
  pressed: boolean | 'mixed'
  onPress: () => void
  children: ReactNode
}

/** One of several things that can be switched on side by side. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'min-h-8 rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-11',
        pressed === true && 'border-accent bg-accent-soft font-medium text-ink',
        pressed === 'mixed' && 'border-warn/50 border-dashed bg-warn-soft font-medium text-ink',
        pressed === false && 'border-edge bg-card text-quiet hover:border-ink hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
