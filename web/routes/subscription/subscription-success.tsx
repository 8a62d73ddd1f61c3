import { useSearchParams } from 'react-router'
import { site } from '#domain/site/content.ts'
import { Success } from '../../features/billing/checkout/success.tsx'
import { isUnpaidReturn } from '../../features/billing/forms/payment-forms.ts'

/** Payments on a provider's or a bank's own page lead back here. */
export function SubscriptionSuccessScreen() {
  const [search] = useSearchParams()
  return (
    <main className="page-width py-8 sm:py-16">
      <title>{`Subscription · ${site.brandName}`}</title>
      <Success hasFailed={isUnpaidReturn(search)} />
    </main>
  )
}
