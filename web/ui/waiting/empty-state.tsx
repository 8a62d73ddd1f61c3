import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: LucideIcon
  title?: ReactNode
  /** One sentence: what would be here, and how it comes about. */
  children: ReactNode
  action?: ReactNode
  headingLevel?: 2 | 3 | 4
}

export function EmptyState({ icon: Icon, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="flex flex-col items-center rounded-card border border-rule border-dashed px-6 py-12 text-center">
      {Icon && <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="mb-4 text-quiet" />}
      {title !== undefined && <Heading className="mb-2 font-display font-semibold text-lg">{title}</Heading>}
      <p className="max-w-prose text-pretty text-quiet">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
