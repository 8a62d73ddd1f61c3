import { Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-rule bg-wash text-quiet',
  accent: 'border-accent/30 bg-accent-soft text-accent',
  good: 'border-good/30 bg-good-soft text-good',
  warn: 'border-warn/30 bg-warn-soft text-warn-ink',
  bad: 'border-bad/30 bg-bad-soft text-bad',
}

export interface BadgeProps {
  tone?: BadgeTone
  icon?: LucideIcon
  className?: string
  children: ReactNode
}

export const Badge = ({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2 text-sm leading-5.5 tabular-nums',
      tones[tone],
      className,
    )}
  >
    {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
    {children}
  </span>
)

export interface PlanBadgeProps {
  name?: 'PRO' | 'PREMIUM'
  /** Shows a lock: the plan is needed and not there. */
  isLocked?: boolean
  /** The letters alone, where there is no room for the stamp. */
  isPlain?: boolean
  className?: string
}

/** Marks what belongs to a paid plan: ink on nothing, square like a stamp, so that it isn't a status. */
export const PlanBadge = ({ name = 'PRO', isLocked = false, isPlain = false, className }: PlanBadgeProps) => (
  <span
    className={classNames(
      'relative inline-flex items-center gap-1 whitespace-nowrap font-medium text-accent text-sm leading-4.5 tracking-wide',
      !isPlain && 'rounded-[3px] border border-current px-1',
      className,
    )}
  >
    {isLocked && <Lock size={16} strokeWidth={2.5} aria-hidden="true" />}
    {name}
    {isLocked && <span className="sr-only"> (locked)</span>}
  </span>
)
