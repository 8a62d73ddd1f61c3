import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

export interface ToggleProps {
  /** `mixed` for a claim that is not confirmed yet. */
  pressed: boolean | 'mixed'
  onPress: () => void
  children: ReactNode
  /** Who stands behind it. */
  note?: string | undefined
}

/** A toggle for a claim; who stands behind the claim is written below its name. */
export function Toggle({ pressed, onPress, children, note }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'flex min-h-11 grow flex-col items-start justify-center rounded-control border px-3 py-1.5 text-left text-sm transition-colors',
        pressed === true && 'border-accent bg-accent-soft text-ink',
        pressed === 'mixed' && 'border-warn/50 border-dashed bg-warn-soft text-ink',
        pressed === false && 'border-rule bg-card text-quiet hover:border-edge hover:text-ink',
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
}
