import { site } from '#domain/site/content.ts'
import { Checkout } from '../../features/billing/checkout/checkout.tsx'

export function SubscriptionCheckoutScreen() {
  return (
    <main className="page-width py-8 sm:py-12">
      <title>{`Upgrade · ${site.brandName}`}</title>
      <Checkout />
    </main>
  )
}
