import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export const CellProblem = ({ id, children }: { id: string; children: ReactNode }) => (
  <span
    id={id}
    role="alert"
    className="absolute top-full right-0 z-30 mt-1 flex w-max max-w-72 gap-1.5 whitespace-normal rounded-control border border-rule-raised bg-card px-3 py-2 text-left font-normal text-bad text-sm shadow-raised"
  >
    <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </span>
)
