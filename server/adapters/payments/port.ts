import type { z } from 'zod'
import type { Payment } from '#domain/billing/payment.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import type { TestCard } from '#domain/billing/test-cards.ts'
import type { Db } from '../../db/schema.ts'

/**
 * What the server must know of a payment provider, whether it is used or not. One is exported with each
 * adapter and listed in `providers.ts`; its form in the browser is listed by the same name in
 * `web/features/billing`.
 */
export interface ProviderDescriptor {
  /** As settings, stored rows and the path of its events (`/api/webhooks/{name}`) have it. */
  readonly name: string
  /** As operators and owners read it. */
  readonly label: string
  /** Whether it can move real money. */
  readonly takesMoney: boolean
  /** Its settings by their names in the environment: all that are not optional, or none. */
  readonly settings: z.ZodObject
  /** Absent: the form is ours and needs nothing that other screens do not. */
  readonly foreignForm?: ForeignForm
  readonly signatureHeaders: readonly string[]
  /** @param settings what `settings` has read */
  open(settings: unknown, db: Db, clock: () => Date): Promise<PaymentProvider>
}

/** A form that a provider's own script shows in frames of the provider's. */
export interface ForeignForm {
  /** What else the screens may load, by directives of Content-Security-Policy. */
  readonly policy: Readonly<Record<string, readonly string[]>>
  /** The other origins that may ask the browser for a payment. */
  readonly paymentOrigins: readonly string[]
}

export interface Payer {
  readonly id: string
  readonly username: string
  readonly email: string
}

export interface Checkout {
  readonly subscriptionId: string
  /** What the payment form in the browser is opened with; it lets its holder pay, and nothing else. */
  readonly clientSecret: string
}

export type PaymentErrorCode =
  /** It did not answer, or answered what cannot be understood. */
  | 'unavailable'
  /** It knows no such customer any more. */
  | 'customer_missing'
  /** An event that the provider did not sign, or signed too long ago. */
  | 'forged_event'

export class PaymentError extends Error {
  override readonly name = 'PaymentError'
  readonly code: PaymentErrorCode

  constructor(code: PaymentErrorCode, cause?: unknown) {
    super(`The payment provider: ${code}`, { cause })
    this.code = code
  }
}

/**
 * A payment provider that sells the one subscription there is. It alone knows what was paid; we
 * store its last answer. Every call may throw a `PaymentError`.
 */
export interface PaymentProvider {
  /** That of its descriptor. */
  readonly name: string
  /** No real money moves. */
  readonly isTest: boolean
  /** What the provider's form in the browser is loaded with; null where the form is ours. */
  readonly publishableKey: string | null
  /**
   * The customer of this person; the same one however often it is asked for.
   * @param replaces a customer that the provider no longer knows
   */
  createCustomer(payer: Payer, replaces?: string): Promise<string>
  /**
   * The invoice that the customer has to pay to become or to stay Professional: the open one of a
   * subscription that waits for it, else the first of a new subscription. Asked twice, even at the
   * same moment, it is the same invoice.
   * @returns null when nothing is to be paid, because a subscription is active
   */
  openCheckout(customerId: string): Promise<Checkout | null>
  /** All that the customer ever had, in any order; none for a customer that it no longer knows. */
  readSubscriptions(customerId: string): Promise<Subscription[]>
  /** Lets an active subscription end with its paid period, or continue. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>
  /** Ends a subscription now and asks for nothing more. Fine when it has ended before. */
  endSubscription(subscriptionId: string): Promise<void>
  /** The youngest first, at most 100. */
  listPayments(customerId: string): Promise<Payment[]>
  /** Ends all subscriptions and forgets the person. Fine when it was done before. */
  forgetCustomer(customerId: string): Promise<void>
  /**
   * Whose doorbell an event is. Nothing else of it is believed: the caller looks at the present state.
   * @param body the bytes as they came, before any parsing
   * @returns the customer's id, or null when the event is of no customer
   * @throws {PaymentError} `forged_event`
   */
  readEvent(headers: Headers, body: string): Promise<string | null>
  /** Takes the payments of our form; a provider's form talks to its provider. */
  readonly cards?: TestCardReader
}

export interface TestCardReader {
  /** Pays an invoice; one that is paid already stays paid once. */
  pay(customerId: string, clientSecret: string, card: TestCard): Promise<CardAnswer>
  /** The bank's answer to a payment that required confirmation. */
  confirm(customerId: string, clientSecret: string, isApproved: boolean): Promise<CardAnswer>
}

export type CardAnswer =
  | 'succeeded'
  | 'requires_confirmation'
  | 'declined'
  | 'insufficient_funds'
  | 'confirmation_refused'
  /** This customer has no such invoice, or it is no longer open. */
  | 'nothing_to_pay'

export interface Payments {
  readonly payments: PaymentProvider
}
