import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface ErrorStateProps {
  title: ReactNode
  /** The reason, in a sentence for a person. */
  children: ReactNode
  /** The way out: try again, go back. */
  action: ReactNode
  headingLevel?: 2 | 3 | 4
  className?: string
}

export function ErrorState({ title, children, action, headingLevel = 2, className }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      role="alert"
      className={classNames('flex gap-4 rounded-card border border-bad/40 bg-card p-4 sm:p-6', className)}
    >
      <CircleAlert size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
      <div className="min-w-0">
        <Heading className="font-display font-semibold text-lg">{title}</Heading>
        <p className="mt-1 max-w-prose text-quiet">{children}</p>
        <div className="mt-4 flex flex-wrap gap-2">{action}</div>
      </div>
    </div>
  )
}
