import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { PaymentAnswer } from '#contract/accounts/billing.ts'
import { formatPrice } from '#domain/money/dollars.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { may } from '../../../plan/own-role.ts'
import { CHECKOUT_PATH } from '../../../plan/use-upgrade.ts'
import { Badge, type BadgeTone } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { paymentsQuery } from './billing-queries.ts'

export function PaymentsCard() {
  const query = useQuery(paymentsQuery)
  return (
    <Card title="Payments">
      <Loaded query={query} what="your payments">
        {(payments) =>
          payments.length === 0 ? (
            <p className="text-quiet">
              Nothing has been charged. Your payments and their receipts will appear here.
            </p>
          ) : (
            <Table caption="My payments" rows={payments} rowKey={({ id }) => id} columns={columns} />
          )
        }
      </Loaded>
    </Card>
  )
}

const standings: Record<PaymentAnswer['status'], { tone: BadgeTone; label: string }> = {
  paid: { tone: 'good', label: 'Paid' },
  open: { tone: 'neutral', label: 'Not paid' },
  void: { tone: 'neutral', label: 'Dropped' },
}

const short = (time: string) => formatDate(time, { style: 'medium' })

const columns: readonly TableColumn<PaymentAnswer>[] = [
  {
    header: 'Date',
    isRowHeader: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {short(createdAt)}
      </time>
    ),
  },
  {
    header: 'For',
    cell: ({ periodStart, periodEnd }) => (
      <span className="text-right sm:text-left">
        <span className="whitespace-nowrap">{short(periodStart)} –</span>{' '}
        <span className="whitespace-nowrap">{short(periodEnd)}</span>
      </span>
    ),
  },
  {
    header: 'Amount',
    align: 'end',
    cell: ({ amountCents }) => formatPrice(amountCents / 100),
  },
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone={standings[status].tone}>{standings[status].label}</Badge>,
  },
  {
    header: 'Receipt',
    align: 'end',
    cell: (payment) => <Receipt payment={payment} />,
  },
]

/** The receipt of what was paid, ours as a file and a provider's as its page; the way to pay what is open. */
function Receipt({ payment: { receiptUrl, status, createdAt } }: { payment: PaymentAnswer }) {
  if (status === 'open' && may('pay')) {
    return (
      <Link to={CHECKOUT_PATH} className="link">
        Pay<span className="sr-only"> the invoice of {formatDate(createdAt)}</span>
      </Link>
    )
  }
  if (status !== 'paid' || !receiptUrl) return <span className="text-quiet">None</span>
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
