import type { createSubscription } from '#contract/billing.ts'
import type { EndpointOutput } from '#contract/endpoint.ts'
import type { PaymentState } from './use-payment.ts'

/** What every payment form is given. */
export interface PaymentFormProps {
  readonly checkout: EndpointOutput<typeof createSubscription>
  readonly payment: PaymentState
  /** Nobody asks for this invoice any more: another one is needed. */
  readonly onInvoiceGone: () => void
}
