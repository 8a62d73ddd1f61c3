import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

export interface CardFrameProps {
  labelledBy: string
  picture: ReactNode
  className?: string
  children: ReactNode
}

/** One card of the home: a page above its words; next to them on a phone. */
export const CardFrame = ({ labelledBy, picture, className, children }: CardFrameProps) => (
  <li
    aria-labelledby={labelledBy}
    className={classNames(
      'group relative flex min-w-0 overflow-hidden sm:flex-col rounded-card border border-rule bg-card transition-shadow',
      'focus-within:shadow-raised hover:shadow-raised',
      className,
    )}
  >
    <div className="flex w-26 shrink-0 items-start justify-center overflow-hidden border-rule border-r bg-desk px-2 pt-3 sm:aspect-square sm:w-auto sm:border-r-0 sm:border-b sm:px-8 sm:pt-6">
      {picture}
    </div>
    <div className="flex min-w-0 grow flex-col gap-1 p-4">{children}</div>
  </li>
)

/** A button or link of the card's title with this class is pressed wherever the card is. */
export const cardLinkClass =
  'text-left outline-none after:absolute after:inset-0 after:rounded-card ' +
  'focus-visible:after:outline-2 focus-visible:after:outline-accent'

/** What has to be pressed itself is above the card's own press. */
export const aboveCardClass = 'relative z-10'
