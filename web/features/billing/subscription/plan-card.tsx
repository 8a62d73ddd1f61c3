import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelSubscription,
  resumeSubscription,
  type SubscriptionAnswer,
} from '#contract/accounts/billing.ts'
import { BASIC_SAVED_MENU_LIMIT, BILLING_PERIOD_DAYS, plans } from '#domain/plans/plans.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { queryClient } from '../../../lib/query-client.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { useMay } from '../../../plan/own-role.ts'
import { CHECKOUT_PATH } from '../../../plan/use-upgrade.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { refreshPlan, subscriptionQuery } from './billing-queries.ts'
import { standingOf } from './plan-standing.ts'
import { professionalPrice, professionalRate } from './prices.ts'
import { TestModeMark } from './test-mode-mark.tsx'

export function PlanCard() {
  const query = useQuery(subscriptionQuery)
  return (
    <Card title="Plan" actions={query.data?.isTest && <TestModeMark />}>
      <Loaded query={query} what="your plan">
        {(subscription) => <Standing subscription={subscription} />}
      </Loaded>
    </Card>
  )
}

function Standing({ subscription }: { subscription: SubscriptionAnswer }) {
  const [isCancelling, setIsCancelling] = useState(false)
  const { cancel, resume } = useChangeSubscription({ onSettled: () => setIsCancelling(false) })
  const { badge, sentence, actions } = standingOf(subscription)
  const mayPay = useMay('pay')
  const { plan } = subscription
  const price =
    plan === 'professional' ? `${professionalPrice} every ${BILLING_PERIOD_DAYS} days` : '$0 per month'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-medium">{plans[plan].name}</p>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <p className="text-quiet text-sm sm:ml-auto">{price}</p>
      </div>
      <p className="mt-2 text-pretty text-quiet">{sentence}</p>
      {mayPay && (
        <div className="mt-5 flex flex-wrap gap-3">
          {actions.includes('upgrade') && (
            <ScreenLink to={CHECKOUT_PATH}>Upgrade to Professional - {professionalRate}</ScreenLink>
          )}
          {actions.includes('pay') && <ScreenLink to={CHECKOUT_PATH}>Go to the payment</ScreenLink>}
          {actions.includes('resume') && (
            <Button isPending={resume.isPending} onClick={() => resume.mutate()}>
              Resume subscription
            </Button>
          )}
          {actions.includes('cancel') && (
            <Button variant="secondary" onClick={() => setIsCancelling(true)}>
              Cancel subscription
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        onOpenChange={setIsCancelling}
        title="Cancel your subscription?"
        description={consequencesOf(subscription)}
        confirmLabel="Cancel subscription"
        cancelLabel="Keep Professional"
        isPending={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  )
}

function consequencesOf({ status, currentPeriodEnd }: SubscriptionAnswer): string {
  const when =
    status === 'past_due' || !currentPeriodEnd
      ? 'Professional ends right away, because its last days are not paid. The open payment is dropped.'
      : `You keep Professional until ${formatDate(currentPeriodEnd)}. Nothing more is charged, and nothing is refunded.`
  return `${when} After that your menus stay readable, shared and printable in the Classic template with our line at the foot. You can save new ones while you have fewer than ${BASIC_SAVED_MENU_LIMIT}.`
}

function useChangeSubscription({ onSettled }: { onSettled: () => void }) {
  const keep = (subscription: SubscriptionAnswer) => {
    queryClient.setQueryData(subscriptionQuery.queryKey, subscription)
    void refreshPlan()
  }
  const cancel = useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: (subscription) => {
      keep(subscription)
      const { plan, currentPeriodEnd } = subscription
      toast({
        title: 'Subscription Canceled',
        description:
          plan === 'professional' && currentPeriodEnd
            ? `Professional stays yours until ${formatDate(currentPeriodEnd)}.`
            : 'You are on the Basic plan now.',
      })
    },
    onError: showErrorToast,
    onSettled,
  })
  const resume = useMutation({
    mutationFn: () => call(resumeSubscription, {}),
    onSuccess: keep,
    onError: showErrorToast,
  })
  return { cancel, resume }
}
