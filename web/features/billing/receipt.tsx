import { ExternalLink } from 'lucide-react'
import type { PaymentAnswer } from '#contract/billing.ts'
import { formatDate } from '#domain/site/format-date.ts'

/** The way to the receipt of what was paid, or to the open invoice. */
export function Receipt({ payment: { receiptUrl, status, createdAt } }: { payment: PaymentAnswer }) {
  if (!receiptUrl || status === 'void') return <span className="text-quiet">None</span>
  return (
    <a href={receiptUrl} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1.5">
      {status === 'paid' ? 'Receipt' : 'Invoice'}
      <span className="sr-only">of {formatDate(createdAt)} (opens in a new tab)</span>
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  )
}
