import { isDeepStrictEqual } from 'node:util'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Payments } from '../../../adapters/payments/port.ts'
import type { Database, Replica } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import type { Watching } from '../../../watching/watching.ts'
import { MenuGone } from './menu-gone.ts'
import { type PageRevision, readPageRevision } from './queries.ts'

/** A replica that failed is left alone for so long. */
const AWAY_MS = 10_000

type Needs = Database & Replica & Payments & Pick<Watching, 'log' | 'metrics'>

/**
 * Chooses where a page is read. Which state of it holds is asked of the database; a replica has the documents as soon as
 * it has that state, so that guests read nothing that is over, however far it is behind.
 */
export function createPageSources({ db, replica, payments, log, metrics }: Needs) {
  let awayUntil = 0

  async function isCurrent(copy: Db, revision: PageRevision): Promise<boolean> {
    const there = await readPageRevision(copy, revision.slug, payments.name)
    return isDeepStrictEqual(there, revision)
  }

  return async <Value>(revision: PageRevision, read: (from: Db) => Promise<Value>): Promise<Value> => {
    if (!replica) return read(db)
    if (performance.now() >= awayUntil)
      try {
        if (await isCurrent(replica, revision)) {
          const value = await read(replica)
          metrics.pageReadings.inc({ from: 'replica' })
          return value
        }
      } catch (error) {
        if (error instanceof MenuGone || error instanceof UnreadableDocumentError) throw error
        awayUntil = performance.now() + AWAY_MS
        log.warn({ err: error }, 'the replica cannot be read: the database is read instead')
      }
    metrics.pageReadings.inc({ from: 'database' })
    return read(db)
  }
}
