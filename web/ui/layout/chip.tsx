import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface ChipProps {
  /** `mixed` for what somebody still has to confirm. */
  pressed: boolean | 'mixed'
  onPress: () => void
  children: ReactNode
  /** Fills its cell of a grid, with room for a note below its name. */
  isTile?: boolean
  /** Who confirmed it, on a tile. */
  note?: string | undefined
}

/** One of several things that can be switched on side by side. */
export const Chip = ({ pressed, onPress, children, isTile = false, note }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={classNames(
      'border text-sm transition-colors',
      isTile
        ? 'flex min-h-11 grow flex-col items-start justify-center rounded-control px-3 py-1.5 text-left'
        : 'min-h-8 rounded-full px-3 pointer-coarse:min-h-11',
      pressed === true && 'border-accent bg-accent-soft text-ink',
      pressed === 'mixed' && 'border-warn/50 border-dashed bg-warn-soft text-ink',
      pressed === false && 'border-edge bg-card text-quiet hover:border-ink hover:text-ink',
    )}
  >
    <span className={classNames(pressed && 'font-medium')}>{children}</span>
    {note && (
      <span className={classNames('text-xs', pressed === 'mixed' ? 'text-warn-ink' : 'text-quiet')}>
        {note}
      </span>
    )}
  </button>
)
