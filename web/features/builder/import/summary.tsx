import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type GivenText, nameOfEncoding } from './source-text.ts'

export interface SummaryProps {
  given: GivenText
  onBack: () => void
  /** What was found in it, in a sentence. */
  children: ReactNode
}

/** Where the menu comes from and what was found: heard again whenever it is read differently. */
export function Summary({ given, onBack, children }: SummaryProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p role="status" className="text-pretty font-display font-semibold text-lg">
          {children}
        </p>
        <p className="text-quiet text-sm [overflow-wrap:anywhere]">
          {given.fileName ?? 'Pasted text'}
          {given.fileName && `, ${nameOfEncoding(given.encoding)}`}
        </p>
      </div>
      <Button variant="quiet" size="sm" className="-mx-3" onClick={onBack}>
        Choose another
      </Button>
    </div>
  )
}
