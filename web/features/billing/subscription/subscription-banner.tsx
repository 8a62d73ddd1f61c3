import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Plan } from '#domain/plans/plans.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { may, worksForAll } from '../../../plan/own-role.ts'
import { CHECKOUT_PATH } from '../../../plan/use-upgrade.ts'
import { subscriptionQuery } from './billing-queries.ts'

/** Over every screen while a renewal is not paid: until when Professional stays, and how it goes on. */
export function SubscriptionBanner({ plan }: { plan: Plan }) {
  const { pathname } = useLocation()
  // Nobody else can be behind with a payment.
  const seesMoney = may('see money') && worksForAll()
  const { data } = useQuery({ ...subscriptionQuery, enabled: plan === 'professional' && seesMoney })
  if (plan !== 'professional' || data?.status !== 'past_due' || !data.graceEndsAt) return null
  return (
    <section aria-label="Payment overdue" className="border-warn/40 border-b bg-warn-soft print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5 text-sm">
        <p className="flex min-w-0 grow basis-80 gap-2">
          <CircleAlert size={20} aria-hidden="true" className="mt-px shrink-0 text-warn-ink" />
          <span>
            Your last payment did not go through. Professional ends on{' '}
            <time dateTime={data.graceEndsAt} className="font-medium">
              {formatDate(data.graceEndsAt)}
            </time>{' '}
            unless it is paid.
          </span>
        </p>
        {may('pay') && pathname !== CHECKOUT_PATH && (
          <Link to={CHECKOUT_PATH} className="link py-1 font-medium">
            Pay now
          </Link>
        )}
      </div>
    </section>
  )
}
