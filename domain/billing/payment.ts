export interface Payment {
  /** The provider's id. */
  readonly id: string
  /** ISO-8601 UTC */
  readonly createdAt: string
  readonly amountCents: number
  /** ISO 4217, lower case */
  readonly currency: string
  /** `open`: not paid yet, and asked for again; `void`: no longer asked for. */
  readonly status: 'paid' | 'open' | 'void'
  /** ISO-8601 UTC: what it pays for. */
  readonly periodStart: string
  readonly periodEnd: string
  /** The provider's own page of the receipt; null where it has none. */
  readonly receiptUrl: string | null
}
