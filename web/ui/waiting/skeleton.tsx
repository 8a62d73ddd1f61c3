import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A grey place-holder; give it the size of what is coming (`h-6 w-40`). */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames('block animate-breathe rounded-control bg-ink/10', className)}
  />
)

/** Skeletons together with the words that assistive technology hears instead of them. */
export const SkeletonGroup = ({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) => (
  <div role="status" aria-busy="true" className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
