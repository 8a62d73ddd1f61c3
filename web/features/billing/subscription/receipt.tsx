import { Download, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { PaymentAnswer } from '#contract/billing.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { CHECKOUT_PATH } from '../../../plan/use-upgrade.ts'

/** The receipt of what was paid, ours as a file and a provider's as its page; the way to pay what is open. */
export function Receipt({ payment: { receiptUrl, status, createdAt } }: { payment: PaymentAnswer }) {
  if (status === 'open') {
    return (
      <Link to={CHECKOUT_PATH} className="link">
        Pay<span className="sr-only"> the invoice of {formatDate(createdAt)}</span>
      </Link>
    )
  }
  if (status === 'void' || !receiptUrl) return <span className="text-quiet">None</span>
  const isOurs = receiptUrl.startsWith('/')
  const Icon = isOurs ? Download : ExternalLink
  return (
    <a
      href={receiptUrl}
      {...(!isOurs && { target: '_blank', rel: 'noreferrer' })}
      className="link inline-flex items-center gap-1.5"
    >
      Receipt
      <span className="sr-only">
        of {formatDate(createdAt)} {!isOurs && '(opens in a new tab)'}
      </span>
      <Icon size={16} aria-hidden="true" />
    </a>
  )
}
