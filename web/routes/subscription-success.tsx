import { useSearchParams } from 'react-router'
import { site } from '#domain/site/content.ts'
import { Success } from '../features/billing/checkout/success.tsx'

/** Stripe comes back here with `?redirect_status=` after a payment on somebody else's page. */
export function SubscriptionSuccessScreen() {
  const [search] = useSearchParams()
  return (
    <main className="page-width py-8 sm:py-16">
      <title>{`Subscription · ${site.brandName}`}</title>
      <Success hasFailed={search.get('redirect_status') === 'failed'} />
    </main>
  )
}
