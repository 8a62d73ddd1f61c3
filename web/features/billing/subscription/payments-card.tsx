import { useQuery } from '@tanstack/react-query'
import type { PaymentAnswer } from '#contract/billing.ts'
import { formatPrice } from '#domain/money/dollars.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { paymentsQuery } from './billing-queries.ts'
import { Receipt } from './receipt.tsx'

/** What was paid and what is open. */
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
