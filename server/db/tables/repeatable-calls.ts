import type { Described } from './described.ts'

export interface RepeatableCallTables {
  /** Calls with an `Idempotency-Key`, for a day. */
  repeatableCalls: {
    /** SHA-256 of who makes the call and of the key, in base64url. */
    id: string
    accountId: string
    /** SHA-256 of the method, the address and the body. */
    fingerprint: string
    /** Encrypted with what the caller alone has; null while it is under way, or where a server ended meanwhile. */
    answer: string | null
    createdAt: string
  }
}

export const repeatableCallTables: Described<RepeatableCallTables> = {
  repeatableCalls: {
    seen: 'all',
    exported: 'has answers of calls for a day, which the caller alone can read',
  },
}
