import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

export interface CardFrameProps {
  /** Names the card to those who cannot see it. */
  labelledBy: string
  /** What stands on top: a page. */
  picture: ReactNode
  className?: string
  children: ReactNode
}

/** One card of the home: a page above, words below. */
export function CardFrame({ labelledBy, picture, className, children }: CardFrameProps) {
  return (
    <li
      aria-labelledby={labelledBy}
      className={classNames(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-rule bg-card transition-shadow',
        'focus-within:shadow-raised hover:shadow-raised',
        className,
      )}
    >
      <div className="flex aspect-4/3 items-start justify-center overflow-hidden border-rule border-b bg-desk px-8 pt-6 sm:aspect-square">
        {picture}
      </div>
      <div className="flex grow flex-col gap-1 p-4">{children}</div>
    </li>
  )
}

/** A button or link of the card's title with this class is pressed wherever the card is. */
export const cardLinkClass =
  'text-left outline-none after:absolute after:inset-0 after:rounded-card ' +
  'focus-visible:after:outline-2 focus-visible:after:outline-accent'

/** What has to be pressed itself stands above the card's own press. */
export const aboveCardClass = 'relative z-10'

/** A card that is one button. */
export const buttonFace =
  'flex min-h-40 w-full flex-col items-center justify-center gap-3 rounded-card border border-edge border-dashed ' +
  'text-accent transition-colors hover:border-accent hover:bg-accent-soft'
