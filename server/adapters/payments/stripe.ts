import { z } from 'zod'
import type { ProviderDescriptor } from './port.ts'

const settings = z.object({
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_PUBLISHABLE_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
  STRIPE_PRICE_ID: z.string(),
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
})

export const stripe: ProviderDescriptor = {
  name: 'stripe',
  label: 'Stripe',
  takesMoney: true,
  settings,
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
  async open(given) {
    const { stripeProvider } = await import('./stripe-provider.ts')
    return stripeProvider(settings.parse(given))
  },
}
