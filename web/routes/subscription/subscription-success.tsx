import { useSearchParams } from 'react-router'
import { Success } from '../../features/billing/checkout/success.tsx'
import { isUnpaidReturn } from '../../features/billing/forms/payment-forms.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'

/** Payments on a provider's or a bank's own page lead back here. */
export function SubscriptionSuccessScreen() {
  const [search] = useSearchParams()
  return (
    <main className="page-width py-8 sm:py-16">
      <ScreenTitle name="Subscription" />
      <Success hasFailed={isUnpaidReturn(search)} />
    </main>
  )
}
