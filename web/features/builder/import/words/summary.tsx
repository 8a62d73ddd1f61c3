import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button/button.tsx'

export interface SummaryProps {
  /** Of the source. */
  name: string
  onBack: () => void
  /** What else is to be known of the source. */
  note?: ReactNode
  /** How its letters were read, where it may be otherwise. */
  letters?: ReactNode
  children: ReactNode
}

/** The source of the menu and what was found; announced again after each new reading. */
export const Summary = ({ name, onBack, note, letters, children }: SummaryProps) => (
  <div>
    <p role="status" className="text-pretty font-display font-semibold text-lg">
      {children}
    </p>
    <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <Button variant="quiet" size="sm" className="-ml-2 px-2" onClick={onBack}>
        Choose another
      </Button>
      {note}
    </p>
    {letters}
  </div>
)
