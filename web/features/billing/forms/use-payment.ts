import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { createSubscription } from '#contract/accounts/billing.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import { useTimer } from '../../../ui/hooks/use-timer.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { refreshPlan } from '../subscription/billing-queries.ts'

/** Where a payment leads, also from the provider's own pages. */
export const SUCCESS_PATH = '/subscription-success'

/** How long the thanks are read. */
const LEAVE_AFTER_MS = 1000

export interface PaymentListener {
  onPaid: () => void
  /** Taken, and not confirmed yet: the next page waits for it. */
  onPending: () => void
  /** @param sentence the provider's own, where it has one */
  onFailed: (sentence?: string) => void
}

export interface PaymentState extends PaymentListener {
  readonly isPaid: boolean
  readonly failure: string | null
}

export interface PaymentFormProps {
  readonly checkout: EndpointOutput<typeof createSubscription>
  readonly payment: PaymentState
  /** Nobody asks for this invoice any more: another one is needed. */
  readonly onInvoiceGone: () => void
}

export function usePayment(): PaymentState {
  const navigate = useNavigate()
  const [isPaid, setIsPaid] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useTimer(isPaid, LEAVE_AFTER_MS, () => navigate(SUCCESS_PATH))

  return {
    isPaid,
    failure,
    onPaid() {
      setIsPaid(true)
      toast({ title: 'Payment Successful', description: 'Your subscription has been activated!' })
      void refreshPlan()
    },
    onPending: () => navigate(SUCCESS_PATH),
    onFailed(sentence = 'An error occurred with your payment') {
      setFailure(sentence)
      toast({ title: 'Payment Failed', description: sentence, variant: 'destructive' })
    },
  }
}
