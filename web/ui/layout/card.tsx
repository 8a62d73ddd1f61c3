import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

export function Card({ title, description, actions, className, children }: CardProps) {
  const hasHead = title !== undefined || actions !== undefined
  return (
    <section className={classNames('min-w-0 rounded-card border border-rule bg-card p-4 sm:p-6', className)}>
      {hasHead && (
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            {title !== undefined && <h2 className="font-display font-semibold text-lg">{title}</h2>}
            {description !== undefined && <p className="mt-1 text-quiet text-sm">{description}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
