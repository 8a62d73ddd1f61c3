import { type ComponentType, lazy } from 'react'
import type { PaymentFormProps } from './use-payment.ts'

interface PaymentForm {
  readonly Form: ComponentType<PaymentFormProps>
  /** Whether a person came back from the provider's own page without a payment, by the address. */
  readonly isUnpaidReturn?: (search: URLSearchParams) => boolean
}

/** The form of each payment provider, by the name that the server has for it; loaded when it shows. */
export const paymentForms: Readonly<Record<string, PaymentForm>> = {
  sandbox: { Form: lazy(async () => ({ default: (await import('./sandbox-form.tsx')).SandboxForm })) },
  stripe: {
    Form: lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm })),
    isUnpaidReturn: (search) => search.get('redirect_status') === 'failed',
  },
}

export const isUnpaidReturn = (search: URLSearchParams): boolean =>
  Object.values(paymentForms).some((form) => form.isUnpaidReturn?.(search))
