import type { Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { User } from '#contract/accounts/accounts.ts'
import { type ProgramKey, scopeOfModel } from '#domain/access/keys.ts'
import { planAllows } from '#domain/plans/plans.ts'
import type { Db, Schema } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Logger } from '../../watching/log.ts'
import { currentTrace } from '../../watching/trace.ts'
import { limitedTo } from '../members.ts'
import type { PlanOf } from '../subscriptions.ts'
import { guardOf } from './admit-key.ts'
import { hashOf, keyIn } from './key-secrets.ts'

export type KeyRow = Selectable<Schema['apiKeys']>

/** A key that a request is made with. */
interface UsedKey extends ProgramKey {
  readonly id: string
  readonly isForModel: boolean
}

/** Whose program makes a request, by its key. */
interface Program {
  /** Its owner, without what an administrator may do. */
  readonly user: User
  readonly key: UsedKey
  readonly guard: ReturnType<typeof guardOf>
}

/** How a request comes. */
export interface AskedBy {
  /** A model makes it: then the key has no more than a model's key. */
  readonly isForModel?: boolean
  readonly isAtMcp?: boolean
}

export interface Keys {
  /**
   * The program that a request comes from; null where it carries no key. The rest of the request is its key's: in the
   * audit trail it is named.
   * @throws {AppError} `key_invalid`, `plan_limit`
   */
  findProgram(headers: Headers, by?: AskedBy): Promise<Program | null>
}

export interface HavingKeys {
  readonly keys: Keys
}

interface KeyServices {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly planOf: PlanOf
}

/** A use is written down once in this time, so that reading stays reading. */
const USES_WRITTEN_MS = 60_000

export function createKeys({ db, clock, log, planOf }: KeyServices): Keys {
  const written = new LRUCache<string, true>({ max: 10_000, ttl: USES_WRITTEN_MS })
  return {
    async findProgram(headers, { isForModel = false, isAtMcp = false } = {}) {
      const sent = keyIn(headers)
      if (sent === null) return null
      const now = clock().toISOString()
      const found = sent === 'malformed' ? undefined : await findKey(db, hashOf(sent), now)
      // What an assistant was given by OAuth is for /mcp alone, and for the calls that its tools make.
      const isElsewhere = found?.row.audience === 'mcp' && !isAtMcp && !isForModel
      if (!found || isElsewhere) throw new AppError('key_invalid')
      const { row, owner } = found
      const subscriptionPlan = await planOf(row.ownerId)
      if (!planAllows(subscriptionPlan, 'feature:keys'))
        throw new AppError('plan_limit', {
          message: 'Keys are part of the Professional plan. They work again once it is active.',
          details: { feature: 'feature:keys' },
        })
      const isModels = isForModel || row.isForModel === 1
      const scope = isModels ? scopeOfModel(row.scope) : row.scope
      const trace = currentTrace()
      if (trace) {
        trace.member = {
          accountId: owner.id,
          houseId: owner.house.id,
          role: owner.house.role,
          restaurants: owner.house.restaurants,
        }
        trace.key = { id: row.id, ownerId: row.ownerId, mayPublish: scope === 'publish' }
      }
      if (!written.has(row.id)) {
        written.set(row.id, true)
        await noteUse(row.id, now)
      }
      const key: UsedKey = { id: row.id, scope, isForModel: isModels }
      const restaurants = inBoth(restaurantsOf(row), owner.house.restaurants)
      return {
        user: { ...owner, house: { ...owner.house, restaurants }, subscriptionPlan, role: 'owner' },
        key,
        guard: guardOf(db, { ownerId: row.ownerId, key }),
      }
    },
  }

  /** A database that can only be read still answers programs. */
  async function noteUse(id: string, now: string): Promise<void> {
    try {
      await db.updateTable('apiKeys').set({ lastUsedAt: now }).where('id', '=', id).execute()
    } catch (err) {
      log.warn({ err }, 'the use of a key could not be noted')
    }
  }
}

export const restaurantsOf = ({ restaurants }: Pick<KeyRow, 'restaurants'>): string[] | null =>
  restaurants === null ? null : (JSON.parse(restaurants) as string[])

/** A key never sees more than who made it. */
const inBoth = (own: string[] | null, makers: string[] | undefined): string[] | undefined =>
  own && makers ? own.filter((id) => makers.includes(id)) : (own ?? makers)

/** One that works now, by the hash of its secret or of the one before. */
async function findKey(db: Db, hash: string, now: string) {
  const row = await db
    .selectFrom('apiKeys')
    // A key is worth what its maker is in the house: it ends with them.
    .innerJoin('members', (join) =>
      join.onRef('members.houseId', '=', 'apiKeys.ownerId').onRef('members.accountId', '=', 'apiKeys.madeBy'),
    )
    .innerJoin('users', 'users.id', 'members.accountId')
    .innerJoin('houses', 'houses.id', 'members.houseId')
    .selectAll('apiKeys')
    .select([
      'users.displayUsername',
      'users.email',
      'members.accountId',
      'members.role as memberRole',
      'members.restaurants as memberRestaurants',
      'houses.name as houseName',
    ])
    .where('endedAt', 'is', null)
    .where('users.lockedAt', 'is', null)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
    .where((where) => where.or([where('renewBy', 'is', null), where('renewBy', '>', now)]))
    .where((where) =>
      where.or([
        where('hash', '=', hash),
        where.and([where('earlierHash', '=', hash), where('earlierUntil', '>', now)]),
      ]),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { accountId: id, displayUsername: username, email } = row
  return {
    row,
    owner: {
      id,
      username,
      email,
      house: {
        id: row.ownerId,
        name: row.houseName,
        role: row.memberRole,
        ...limitedTo(row.memberRestaurants),
      },
    },
  }
}
