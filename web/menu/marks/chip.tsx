import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** One of several things that can be switched on side by side. */
export function Chip({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'min-h-8 rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-11',
        pressed
          ? 'border-accent bg-accent-soft font-medium text-ink'
          : 'border-edge bg-card text-quiet hover:border-ink hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
