import type { Role } from '#domain/access/roles.ts'
import type { Env } from '#server/settings/env.ts'
import { inDatabase } from './build-live.ts'

interface Joined {
  readonly houseId: string
  readonly accountId: string
  readonly role: Role
  /** Ids; absent for all. */
  readonly restaurants?: readonly string[] | undefined
}

/** Makes an account a member of a house, in which its sessions work from now on. */
export const joinHouse = (
  env: Pick<Env, 'dataDir' | 'databaseUrl'>,
  { houseId, accountId, role, restaurants }: Joined,
): Promise<void> =>
  inDatabase(env, async (db) => {
    const limit = restaurants ? JSON.stringify(restaurants) : null
    const member = { role, restaurants: limit, since: '2026-01-01T00:00:00.000Z', invitedBy: null }
    await db
      .insertInto('members')
      .values({ houseId, accountId, ...member })
      .onConflict((conflict) => conflict.columns(['houseId', 'accountId']).doUpdateSet(member))
      .execute()
    await db.updateTable('sessions').set({ houseId }).where('userId', '=', accountId).execute()
  })
