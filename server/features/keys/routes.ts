import {
  createKey,
  endKey,
  KEYS_LIMIT,
  type ListedKey,
  listKeys,
  rotateKey,
} from '#contract/accounts/keys.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { hasRestaurant } from '../../db/own-menus.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { recordChange } from '../../owners/audit-trail.ts'
import { newKeyId, newSecret, prefixOf } from '../../owners/keys/key-secrets.ts'
import { type KeyRow, restaurantsOf } from '../../owners/keys/keys.ts'
import { insertKey, listKeysOf } from '../../owners/keys/stored-keys.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import { changeKey, readKey } from './queries.ts'

const HOUR_MS = 60 * 60 * 1000

/** Keys are their owner's to make, to give another secret and to end. */
export function mountKeys(api: Api, { db, clock }: Database & Clock): void {
  const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS).toISOString()

  mount(api, listKeys, async ({ user }) => {
    const now = clock()
    return (await listKeysOf(db, user.house.id)).map((row) => present(row, now))
  })

  mount(api, createKey, async ({ user, body }) => {
    requireFeature(user, 'feature:keys')
    const { name, scope, isForModel, restaurants, expiresInDays } = body
    const at = clock()
    const id = newKeyId()
    const { key, hash } = newSecret(id)
    const row: KeyRow = {
      id,
      ownerId: user.house.id,
      madeBy: user.id,
      name,
      hash,
      earlierHash: null,
      earlierUntil: null,
      scope,
      isForModel: isForModel ? 1 : 0,
      restaurants: restaurants && JSON.stringify([...new Set(restaurants)]),
      audience: null,
      clientId: null,
      renewals: null,
      renewBy: null,
      createdAt: at.toISOString(),
      expiresAt: expiresInDays === null ? null : later(at, expiresInDays * 24),
      lastUsedAt: null,
      endedAt: null,
    }
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      for (const restaurant of restaurants ?? [])
        if (!(await hasRestaurant(transaction, user.house.id, restaurant)))
          throw new AppError('restaurant_not_found')
      if ((await listKeysOf(transaction, user.house.id)).length >= KEYS_LIMIT)
        throw new AppError('too_many_keys')
      await insertKey(transaction, row)
      await recordChange(transaction, { at, ownerId: user.house.id, action: 'key.made', subjectId: id })
    })
    return { ...present(row, at), key }
  })

  mount(api, rotateKey, async ({ user, params: { id }, body: { overlapHours } }) => {
    requireFeature(user, 'feature:keys')
    const at = clock()
    const { key, hash } = newSecret(id)
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const own = { ownerId: user.house.id, id }
      const before = await readKey(transaction, own)
      if (!before) throw new AppError('key_not_found')
      const earlier =
        overlapHours > 0
          ? { earlierHash: before.hash, earlierUntil: later(at, overlapHours) }
          : { earlierHash: null, earlierUntil: null }
      const row = await changeKey(transaction, own, { hash, ...earlier })
      if (!row) throw new AppError('key_not_found')
      await recordChange(transaction, { at, ownerId: user.house.id, action: 'key.rotated', subjectId: id })
      return { ...present(row, at), key }
    })
  })

  mount(api, endKey, async ({ user, params: { id } }) => {
    const at = clock()
    await db.transaction().execute(async (transaction) => {
      const ended = await changeKey(
        transaction,
        { ownerId: user.house.id, id },
        { endedAt: at.toISOString() },
      )
      if (!ended) throw new AppError('key_not_found')
      await recordChange(transaction, { at, ownerId: user.house.id, action: 'key.ended', subjectId: id })
    })
  })
}

/** Without its hashes. */
const present = (row: KeyRow, now: Date): ListedKey => ({
  id: row.id,
  name: row.name,
  prefix: prefixOf(row.id),
  scope: row.scope,
  isForModel: row.isForModel === 1,
  restaurants: restaurantsOf(row),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt,
  earlierUntil: row.earlierUntil !== null && row.earlierUntil > now.toISOString() ? row.earlierUntil : null,
})
