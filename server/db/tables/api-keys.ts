import { sql } from 'kysely'
import type { KeyScope } from '#domain/access/keys.ts'
import { type Described, flags, json, without } from './described.ts'

export interface ApiKeyTables {
  /** Keys by which programs make calls; those that ended stay until the audit trail no longer names them. */
  apiKeys: {
    /** Also in the key, after `carte_`. */
    id: string
    ownerId: string
    /** Who made it; null when that account is gone. */
    madeBy: string | null
    name: string
    /** SHA-256 of the key, in base64url. */
    hash: string
    /** That of the secret before the present one, until `earlierUntil`; both null where there is none. */
    earlierHash: string | null
    earlierUntil: string | null
    scope: KeyScope
    /** 0 or 1 */
    isForModel: number
    /** JSON: ids of restaurants; null for all. */
    restaurants: string | null
    /** Where alone it works; null for everywhere. */
    audience: 'mcp' | null
    /** The assistant that renews it; these three are null for keys that are not renewed. */
    clientId: string | null
    /** How often it was renewed: a refresh token of an earlier time was used already. */
    renewals: number | null
    /** Until then the present secret works. */
    renewBy: string | null
    createdAt: string
    expiresAt: string | null
    /** To the minute. */
    lastUsedAt: string | null
    endedAt: string | null
  }
}

export const apiKeyTables: Described<ApiKeyTables> = {
  apiKeys: {
    seen: ({ accountId }) => sql`"madeBy" = ${accountId}`,
    exported: {
      file: 'apiKeys',
      key: ['id'],
      present: (row) => ({
        ...without(row, 'ownerId', 'hash', 'earlierHash', 'clientId', 'renewals', 'renewBy'),
        ...flags(row, 'isForModel'),
        restaurants: row.restaurants === null ? null : json(row.restaurants),
      }),
    },
  },
}
