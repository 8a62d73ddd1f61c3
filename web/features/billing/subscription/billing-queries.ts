import { queryOptions } from '@tanstack/react-query'
import { currentUser } from '#contract/accounts/accounts.ts'
import { createSubscription, listPayments, readSubscription } from '#contract/accounts/billing.ts'
import { call } from '../../../lib/api.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'

/** Each screen asks again: time alone changes what a subscription is worth. */
export const subscriptionQuery = queryOf(readSubscription, {}, { staleTime: 0 })

export const paymentsQuery = queryOf(listPayments, {}, { staleTime: 0 })

/** The invoice to pay: the same however often it is asked for, so that a second tab goes on where the first was. */
export const checkoutQuery = queryOptions({
  queryKey: [createSubscription.path],
  queryFn: async () => {
    const checkout = await call(createSubscription, {})
    if (!checkout.clientSecret) throw new Error('Could not initialize payment. Please try again.')
    return checkout
  },
  gcTime: 0,
})

/** Something may have changed the plan: whatever shows it asks the server. */
export const refreshPlan = () => askAgain(currentUser, readSubscription, listPayments)
