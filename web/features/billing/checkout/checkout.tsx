import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { ApiError, sentenceOf } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { FormMissing } from '../forms/form-missing.tsx'
import { Initializing } from '../forms/initializing.tsx'
import { paymentForms } from '../forms/payment-forms.ts'
import { type PaymentState, usePayment } from '../forms/use-payment.ts'
import { checkoutQuery } from '../subscription/billing-queries.ts'
import { TestModeMark } from '../subscription/test-mode-mark.tsx'
import { AlreadyProfessional, ThankYou } from './checkout-outcomes.tsx'
import { IncludedFeatures, OrderSummary } from './order-summary.tsx'

/** The way from Basic to Professional; the invoice is asked for as soon as the screen shows. */
export function Checkout() {
  const checkout = useQuery(checkoutQuery)
  const payment = usePayment()
  if (payment.isPaid) return <ThankYou />
  if (isAlreadyProfessional(checkout.error)) return <AlreadyProfessional />
  return (
    <>
      <a href="/pricing" className="link -my-2 inline-flex items-center gap-2 py-2 text-sm">
        <ArrowLeft size={16} aria-hidden="true" />
        Back to Pricing
      </a>
      <h1 className="mt-3">Upgrade to Professional Plan</h1>
      {/* On a phone: the price, the form, and then what it all brings. */}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="lg:col-start-2">
          <OrderSummary />
        </div>
        <Card
          title="Payment details"
          actions={checkout.data?.isTest && <TestModeMark />}
          className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <PaymentDetails payment={payment} />
        </Card>
        <div className="lg:col-start-2">
          <IncludedFeatures />
        </div>
      </div>
    </>
  )
}

function PaymentDetails({ payment }: { payment: PaymentState }) {
  const { data, error, isFetching, refetch } = useQuery(checkoutQuery)
  useEffect(() => {
    if (!error || isAlreadyProfessional(error)) return
    tellFailureOr(INIT_FAILED)(error)
  }, [error])
  if (error && !isFetching) {
    return (
      <FormMissing
        title="We couldn’t set up the payment"
        reason={sentenceOf(error, INIT_FAILED)}
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) return <Initializing />
  const { Form } = paymentForms[data.provider] ?? {}
  if (!Form) throw new Error(`No payment form of ${data.provider}`)
  return (
    <Suspense fallback={<Initializing />}>
      {/* A new invoice begins with an empty form. */}
      <Form key={data.clientSecret} checkout={data} payment={payment} onInvoiceGone={refetch} />
    </Suspense>
  )
}

const INIT_FAILED = 'Could not initialize subscription'

const isAlreadyProfessional = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_professional'
