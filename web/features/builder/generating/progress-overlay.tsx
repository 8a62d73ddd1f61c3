import type { ReactNode } from 'react'
import { Progress } from '../../../ui/waiting/progress.tsx'

export interface ProgressOverlayProps {
  percent: number
  text: string
  /** What there is already, and ways out. */
  children?: ReactNode
}

export const ProgressOverlay = ({ percent, text, children }: ProgressOverlayProps) => (
  <div className="absolute inset-0 z-10 animate-fade-in overflow-y-auto bg-paper/85">
    <div className="mx-auto max-w-sm px-4 py-16">
      <div className="rounded-card border border-rule-raised bg-card p-6 shadow-raised">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <p role="status" className="font-display font-semibold text-lg">
            {text}
          </p>
          <span aria-hidden="true" className="text-quiet text-sm tabular-nums">
            {Math.round(percent)}%
          </span>
        </div>
        <Progress value={percent} label={text} />
        {children}
      </div>
    </div>
  </div>
)
