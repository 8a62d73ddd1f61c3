import type { PaymentProvider } from './adapters/payments/port.ts'
import { type SandboxTill, sandboxProvider } from './adapters/payments/sandbox.ts'
import type { Db } from './db/schema.ts'

export interface Payments {
  readonly payments: PaymentProvider
  /** Only with the sandbox: what its payment form talks to. */
  readonly sandboxTill: SandboxTill | undefined
}

/** The provider that the settings name; the sandbox where they name none. */
export function openPayments(db: Db, clock: () => Date): Payments {
  const { till, ...payments } = sandboxProvider(db, clock)
  return { payments, sandboxTill: till }
}
