import { z } from 'zod'

export const stripeSettings = z.object({
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_PUBLISHABLE_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
  /** The recurring price of the Professional plan: 29 USD every 30 days. */
  STRIPE_PRICE_ID: z.string(),
  /** Absent: Stripe's public address. */
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
})

export type StripeSettings = z.infer<typeof stripeSettings>
