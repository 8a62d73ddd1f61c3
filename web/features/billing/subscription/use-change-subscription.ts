import { useMutation } from '@tanstack/react-query'
import { cancelSubscription, resumeSubscription, type SubscriptionAnswer } from '#contract/billing.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { refreshPlan, subscriptionQuery } from './billing-queries.ts'

/** Cancels the subscription, or takes its cancellation back. */
export function useChangeSubscription({ onSettled }: { onSettled: () => void }) {
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
