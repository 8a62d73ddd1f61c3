import type { ComponentType } from 'react'
import { lazyPart } from '../../../ui/parts/part-boundary.tsx'
import type { PaymentFormProps } from './use-payment.ts'

interface PaymentForm {
  readonly Form: ComponentType<PaymentFormProps>
  /** Whether a person came back from the provider's own page without a payment, by the address. */
  readonly isUnpaidReturn?: (search: URLSearchParams) => boolean
}

/** The form of each payment provider, by the name that the server has for it; loaded when it shows. */
export const paymentForms: Readonly<Record<string, PaymentForm>> = {
  sandbox: { Form: lazyPart(async () => (await import('./sandbox-form.tsx')).SandboxForm) },
  stripe: {
    Form: lazyPart(async () => (await import('./stripe-form.tsx')).StripeForm),
    isUnpaidReturn: (search) => search.get('redirect_status') === 'failed',
  },
}

export const isUnpaidReturn = (search: URLSearchParams): boolean =>
  Object.values(paymentForms).some((form) => form.isUnpaidReturn?.(search))
