import type { ProviderDescriptor } from '../../port.ts'
import { stripeSettings } from './stripe-settings.ts'

export const stripe: ProviderDescriptor = {
  name: 'stripe',
  label: 'Stripe',
  takesMoney: true,
  settings: stripeSettings,
  // By https://docs.stripe.com/security/guide.
  foreignForm: {
    policy: {
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'img-src': ['https://*.stripe.com'],
    },
    paymentOrigins: ['https://js.stripe.com'],
  },
  signatureHeaders: ['stripe-signature'],
  // Its SDK is large, and most installations do without it.
  async open(settings) {
    const { stripeProvider } = await import('./stripe-provider.ts')
    return stripeProvider(stripeSettings.parse(settings))
  },
}
