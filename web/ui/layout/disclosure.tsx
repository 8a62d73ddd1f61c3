import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'

export interface DisclosureProps {
  label: ReactNode
  /** What is in it, in a few words, while it is closed. */
  summary?: ReactNode
  /** Something in it is wrong: it opens. */
  hasError?: boolean
  children: ReactNode
}

/** A part that most people do not need: closed until it is asked for. What is typed in it belongs to the caller. */
export function Disclosure({ label, summary, hasError = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen || hasError
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border-rule border-t"
    >
      <summary className="-mx-1 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-1 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className={classNames('shrink-0 text-quiet transition-transform', isShown && 'rotate-90')}
        />
        <span className="max-w-[calc(100%-1.5rem)] shrink-0 font-medium">{label}</span>
        {summary && !isShown && <span className="min-w-0 truncate text-quiet">{summary}</span>}
      </summary>
      {isShown && <div className="flex flex-col gap-4 pt-1 pb-4">{children}</div>}
    </details>
  )
}
