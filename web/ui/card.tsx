import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** The level of the title in the page's outline; its size stays the same. */
  headingLevel?: 2 | 3 | 4
  /** No inner margin, for a picture or a table that reaches the edge. */
  isFlush?: boolean
  className?: string
  children?: ReactNode
}

export function Card({
  title,
  description,
  actions,
  headingLevel = 2,
  isFlush = false,
  className,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  const hasHead = title !== undefined || actions !== undefined
  return (
    <section
      className={classNames(
        'min-w-0 rounded-card border border-rule bg-card',
        isFlush ? 'overflow-hidden' : 'p-4 sm:p-6',
        className,
      )}
    >
      {hasHead && (
        <div
          className={classNames(
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-2',
            isFlush ? 'p-4 sm:p-6' : 'mb-4',
          )}
        >
          <div className="min-w-0">
            {title !== undefined && <Heading className="font-display font-semibold text-lg">{title}</Heading>}
            {description !== undefined && <p className="mt-1 text-quiet text-sm">{description}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
