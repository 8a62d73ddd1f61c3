import { CONNECTION_DAYS, TOKEN_MINUTES } from '#contract/accounts/connections.ts'
import type { KeyScope } from '#domain/access/keys.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Db } from '../../db/schema.ts'
import { recordChange } from '../../owners/audit-trail.ts'
import { newKeyId, newSecret } from '../../owners/keys/key-secrets.ts'
import { insertKey, listKeysOf } from '../../owners/keys/stored-keys.ts'
import { type CodeRow, endRenewable, noteRenewal, readRenewable } from './queries.ts'

const DAY_SECONDS = 24 * 60 * 60

/** A token of an assistant, and what it is renewed by. */
export interface GivenKey {
  readonly key: string
  readonly keyId: string
  readonly renewals: number
  readonly seconds: number
  readonly scope: KeyScope
}

const TOKEN_SECONDS = TOKEN_MINUTES * 60

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000).toISOString()

/** Gives an assistant the key that a person allowed: of a model, for a month, and for /mcp alone. Null where there is no room. */
export async function giveKey(
  db: Db,
  { accountId, ownerId, clientId, scope }: CodeRow,
  { name, at, most }: { readonly name: string; readonly at: Date; readonly most: number },
): Promise<GivenKey | null> {
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
      clientId,
      renewals: 0,
      renewBy: later(at, TOKEN_SECONDS),
      createdAt: at.toISOString(),
      expiresAt: later(at, CONNECTION_DAYS * DAY_SECONDS),
      lastUsedAt: null,
      endedAt: null,
    })
    await recordChange(transaction, { at, ownerId, action: 'key.made', subjectId: id })
    return { key, keyId: id, renewals: 0, seconds: TOKEN_SECONDS, scope }
  })
}

/**
 * Renews the key of an assistant by a refresh token, which works once: one that was used already was copied, so the key
 * ends for everyone who has it.
 * @returns null where there is nothing to renew
 */
export async function renewKey(
  db: Db,
  { keyId, renewals }: Pick<GivenKey, 'keyId' | 'renewals'>,
  { clientId, at }: { readonly clientId: string; readonly at: Date },
): Promise<GivenKey | null> {
  const { key, hash } = newSecret(keyId)
  return db.transaction().execute(async (transaction) => {
    const row = await readRenewable(transaction, { keyId, clientId, now: at.toISOString() })
    if (!row) return null
    const next = renewals + 1
    const isFirst = await noteRenewal(
      transaction,
      { keyId, renewals },
      { hash, renewBy: later(at, TOKEN_SECONDS) },
    )
    if (!isFirst) {
      await endRenewable(transaction, keyId, at.toISOString())
      await recordChange(transaction, { at, ownerId: row.ownerId, action: 'key.ended', subjectId: keyId })
      return null
    }
    return { key, keyId, renewals: next, seconds: TOKEN_SECONDS, scope: row.scope }
  })
}
