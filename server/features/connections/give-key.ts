import { CONNECTION_DAYS } from '#contract/accounts/connections.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Db } from '../../db/schema.ts'
import { recordChange } from '../../owners/audit-trail.ts'
import { newKeyId, newSecret } from '../../owners/keys/key-secrets.ts'
import { insertKey, listKeysOf } from '../../owners/keys/stored-keys.ts'
import type { CodeRow } from './queries.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Gives an assistant the key that a person allowed: of a model, for a month, and for /mcp alone. Null where there is no room. */
export async function giveKey(
  db: Db,
  { accountId, ownerId, scope }: CodeRow,
  { name, at, most }: { readonly name: string; readonly at: Date; readonly most: number },
): Promise<{ readonly key: string; readonly seconds: number } | null> {
  const seconds = CONNECTION_DAYS * DAY_SECONDS
  const id = newKeyId()
  const { key, hash } = newSecret(id)
  return db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, ownerId)
    if ((await listKeysOf(transaction, ownerId)).length >= most) return null
    await insertKey(transaction, {
      id,
      ownerId,
      madeBy: accountId,
      name,
      hash,
      earlierHash: null,
      earlierUntil: null,
      scope,
      isForModel: 1,
      restaurants: null,
      audience: 'mcp',
      createdAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + seconds * 1000).toISOString(),
      lastUsedAt: null,
      endedAt: null,
    })
    await recordChange(transaction, { at, ownerId, action: 'key.made', subjectId: id })
    return { key, seconds }
  })
}
