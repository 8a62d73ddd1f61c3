import { Checkout } from '../../features/billing/checkout/checkout.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'

export const SubscriptionCheckoutScreen = () => (
  <main className="page-width py-8 sm:py-12">
    <ScreenTitle name="Upgrade" />
    <Checkout />
  </main>
)
