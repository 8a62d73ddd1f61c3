import type { PaymentProvider } from '../../adapters/payments/port.ts'
import { type SandboxTill, sandboxProvider } from '../../adapters/payments/sandbox.ts'
import type { Db } from '../../db/schema.ts'
import type { Env } from '../../settings/env.ts'

export interface Payments {
  readonly payments: PaymentProvider
  /** Only with the sandbox: what its payment form talks to. */
  readonly sandboxTill: SandboxTill | undefined
}

/**
 * The provider that the settings name; the sandbox where they name none. With billing turned off it is asked
 * for nothing but to let go of those who delete their account.
 */
export async function openPayments(
  db: Db,
  clock: () => Date,
  { stripe }: Pick<Env, 'stripe'>,
): Promise<Payments> {
  if (stripe) {
    // Its SDK is large, and most installations do without it.
    const { stripeProvider } = await import('../../adapters/payments/stripe.ts')
    return { payments: stripeProvider(stripe), sandboxTill: undefined }
  }
  const { till, ...payments } = sandboxProvider(db, clock)
  return { payments, sandboxTill: till }
}
