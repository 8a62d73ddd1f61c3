import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubscriptionAnswer } from '#contract/accounts/billing.ts'
import { useTimer } from '../../../ui/hooks/use-timer.ts'
import { subscriptionQuery } from '../subscription/billing-queries.ts'

const ASK_EVERY_MS = 2500
/** After this the person sees that it takes longer, and can ask again. */
const WAIT_MS = 30_000

export interface ConfirmedSubscription {
  readonly subscription: SubscriptionAnswer | undefined
  readonly error: Error | null
  /** While a first payment is not confirmed: its confirmation is asked for again and again. */
  readonly isWaiting: boolean
  retry: () => void
}

/** The subscription as it is by now, and for half a minute as it becomes. */
export function useConfirmedSubscription(): ConfirmedSubscription {
  const [isWaiting, setIsWaiting] = useState(true)
  useTimer(isWaiting, WAIT_MS, () => setIsWaiting(false))
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...subscriptionQuery,
    refetchInterval: ({ state }) => isWaiting && state.data?.status === 'incomplete' && ASK_EVERY_MS,
  })
  return {
    // What another screen saw is from before the payment.
    subscription: isFetchedAfterMount ? data : undefined,
    error,
    isWaiting,
    retry() {
      setIsWaiting(true)
      void refetch()
    },
  }
}
