import type { KeyScope } from '#domain/access/keys.ts'
import type { Described } from './described.ts'

export interface ConnectionTables {
  /** What a person allowed an assistant, for the minutes until it asks for its key. */
  connectionCodes: {
    /** SHA-256 of the code, in base64url. */
    hash: string
    /** The person who allowed it. */
    accountId: string
    /** The house. */
    ownerId: string
    /** Whose code it is. */
    clientId: string
    redirectUri: string
    /** SHA-256 of what the assistant has to show. */
    challenge: string
    scope: KeyScope
    expiresAt: string
  }
}

export const connectionTables: Described<ConnectionTables> = {
  connectionCodes: { seen: 'all', exported: 'has hashes of codes, for minutes' },
}
