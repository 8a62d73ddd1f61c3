import { z } from 'zod'
import type { NamedShape } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [210, 'Billing', 'The Professional plan.'] as const

const providerSchema = z.object({
  /** Its name; the screens have a form for each. */
  provider: z.string(),
  /** No real money moves. */
  isTest: z.boolean(),
  /** For the provider's own form; null where the form is ours. */
  publishableKey: z.string().nullable(),
})

/** Times are ISO-8601 UTC. */
export const subscriptionSchema = z.object({
  plan: z.enum(['basic', 'professional']),
  status: z.enum(['none', 'incomplete', 'active', 'past_due', 'expired']),
  /** The end of what is paid: the next billing date, or the end of Professional when it is cancelled. */
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** While a renewal is past due: when Professional ends unless it is paid. */
  graceEndsAt: z.string().nullable(),
  provider: providerSchema.shape.provider,
  isTest: z.boolean(),
})

export type SubscriptionAnswer = z.infer<typeof subscriptionSchema>

const paymentSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  amountCents: z.int(),
  currency: z.string(),
  status: z.enum(['paid', 'open', 'void']),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** Where the receipt of a paid one is; a path of ours or a page of the provider's. */
  receiptUrl: z.string().nullable(),
})

export type PaymentAnswer = z.infer<typeof paymentSchema>

export const billingConfig = endpoint('get', '/api/billing/config', {
  scope: 'read',
  summary: 'Who takes the payments, and whether they are real',
  access: 'anyone',
  output: providerSchema,
})

export const createSubscription = endpoint('post', '/api/create-subscription', {
  scope: 'person',
  verb: 'pay',
  summary: 'Open the checkout: the invoice to pay, the same one however often it is asked for',
  output: providerSchema.extend({
    clientSecret: z.string(),
    amountCents: z.int(),
    currency: z.string(),
  }),
  errors: ['already_professional', 'payment_unavailable'],
})

export const readSubscription = endpoint('get', '/api/subscription', {
  scope: 'person',
  verb: 'see money',
  isOfWholeHouse: true,
  summary: 'The plan, what it is paid until, and what comes then',
  output: subscriptionSchema,
})

export const cancelSubscription = endpoint('post', '/api/subscription/cancel', {
  scope: 'person',
  verb: 'pay',
  summary: 'Let the subscription end with its paid period; one that is past due ends now',
  output: subscriptionSchema,
  errors: ['no_subscription', 'payment_unavailable'],
})

export const resumeSubscription = endpoint('post', '/api/subscription/resume', {
  scope: 'person',
  verb: 'pay',
  summary: 'Take a cancellation back before the paid period ends',
  output: subscriptionSchema,
  errors: ['no_subscription', 'payment_unavailable'],
})

export const listPayments = endpoint('get', '/api/billing/payments', {
  scope: 'person',
  verb: 'see money',
  isOfWholeHouse: true,
  summary: 'What was paid and what is open, the youngest first',
  output: z.array(paymentSchema),
  errors: ['payment_unavailable'],
})

export const paymentReceipt = endpoint('get', '/api/billing/payments/{id}/receipt', {
  scope: 'person',
  verb: 'see money',
  isOfWholeHouse: true,
  summary: 'The receipt of a paid invoice, as a page to print',
  params: z.object({ id: z.string().min(1).max(100) }),
  file: 'text/html',
  errors: ['invoice_not_found', 'payment_unavailable'],
})

export const receivePaymentEvent = endpoint('post', '/api/webhooks/{provider}', {
  scope: 'person',
  summary: 'Signed events of the payment provider; repeats and any order are fine',
  access: 'anyone',
  isUncounted: true,
  isOfProvider: true,
  params: z.object({ provider: z.string().min(1).max(100) }),
  output: z.object({ received: z.literal(true) }),
  errors: ['invalid_signature', 'payment_unavailable'],
})

const sandboxAnswerSchema = z.object({ status: z.enum(['succeeded', 'requires_confirmation']) })

const clientSecretSchema = z.string().min(1).max(200)

export const paySandboxInvoice = endpoint('post', '/api/billing/sandbox/pay', {
  scope: 'person',
  verb: 'pay',
  summary: 'The test form: pay with a test card. Not there with a real provider',
  body: z.object({
    clientSecret: clientSecretSchema,
    cardNumber: z
      .string()
      .max(40)
      .regex(/^\s*(\d[\s-]?){12,19}\s*$/, 'Your card number is incomplete.'),
    expiry: z
      .string()
      .trim()
      .regex(/^(0[1-9]|1[0-2])\/\d\d$/, "Your card's expiration date is incomplete."),
    cvc: z
      .string()
      .trim()
      .regex(/^\d{3,4}$/, "Your card's security code is incomplete."),
  }),
  output: sandboxAnswerSchema,
  errors: ['card_declined', 'not_a_test_card', 'invoice_not_found', 'not_found'],
})

export const confirmSandboxPayment = endpoint('post', '/api/billing/sandbox/confirm', {
  scope: 'person',
  verb: 'pay',
  summary: "The test form: the bank's answer to a payment that requires confirmation",
  body: z.object({ clientSecret: clientSecretSchema, approved: z.boolean() }),
  output: sandboxAnswerSchema,
  errors: ['confirmation_refused', 'invoice_not_found', 'not_found'],
})

export const shapes: readonly NamedShape[] = [
  ['Subscription', subscriptionSchema, 'The plan, and what comes of it.'],
]

export const examples = {
  paySandboxInvoice: {
    body: { clientSecret: 'si_1_secret', cardNumber: '4242424242424242', expiry: '12/29', cvc: '123' },
  },
}
