import type { Db } from '../../../db/schema.ts'
import { wasThere } from '../../../db/was-there.ts'

interface Own {
  readonly userId: string
  readonly id: string
}

/** The oldest first. */
export const listPasskeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** @returns whether there was one of that id */
export const namePasskey = (db: Db, { userId, id }: Own, name: string): Promise<boolean> =>
  wasThere(db.updateTable('passkeys').set({ name }).where('id', '=', id).where('userId', '=', userId))

/** @returns whether there was one of that id */
export const deletePasskey = (db: Db, { userId, id }: Own): Promise<boolean> =>
  wasThere(db.deleteFrom('passkeys').where('id', '=', id).where('userId', '=', userId))
