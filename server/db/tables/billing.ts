import { type Described, flags, without } from './described.ts'

/** Who has paid, and what the sandbox remembers in the place of a provider. */
export interface BillingTables {
  /** The provider's last answer about an owner's subscription; one row an owner and provider. */
  subscriptions: {
    ownerId: string
    provider: string
    /** The provider's id of the owner. */
    customerId: string
    /** Null before the first checkout; with it the next three. */
    subscriptionId: string | null
    status: 'incomplete' | 'active' | 'past_due' | 'ended' | null
    paidUntil: string | null
    /** 0 or 1 */
    cancelAtPeriodEnd: number
    createdAt: string | null
    /** Counts looks at the provider; taken before the look. */
    lastTicket: number
    /** The ticket of the look that is written here; one with a lower ticket comes too late. */
    appliedTicket: number
    checkedAt: string | null
  }
  sandboxCustomers: {
    id: string
    ownerId: string
  }
  sandboxSubscriptions: {
    id: string
    customerId: string
    status: 'incomplete' | 'active' | 'past_due' | 'ended'
    paidUntil: string | null
    /** 0 or 1 */
    cancelAtPeriodEnd: number
    /** The test card that renewals are charged to. */
    cardNumber: string | null
    createdAt: string
  }
  sandboxInvoices: {
    id: string
    subscriptionId: string
    clientSecret: string
    amountCents: number
    status: 'open' | 'paid' | 'void'
    /** The test card that waits for its bank's confirmation. */
    cardToConfirm: string | null
    periodStart: string
    periodEnd: string
    createdAt: string
  }
}

export const billingTables: Described<BillingTables> = {
  subscriptions: {
    seen: 'all',
    exported: {
      file: 'subscriptions',
      key: ['provider'],
      present: (row) => ({
        ...without(row, 'ownerId', 'lastTicket', 'appliedTicket'),
        ...flags(row, 'cancelAtPeriodEnd'),
      }),
    },
  },
  sandboxCustomers: {
    seen: 'all',
    exported: 'stands for a payment provider in trials; payments.json says what was paid',
  },
  sandboxSubscriptions: { seen: 'all', exported: 'the same' },
  sandboxInvoices: { seen: 'all', exported: 'the same' },
}
