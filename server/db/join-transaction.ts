import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './schema.ts'

export interface JoinedDb {
  /** The database; within `together`, its transaction. */
  readonly db: Db
  /** Runs the work, and every query that it starts on `db`, in one transaction. */
  together<T>(work: (transaction: Db) => Promise<T>): Promise<T>
}

/**
 * Lets a library that opens its own transactions take part in one of ours. On SQLite there is one
 * connection, so a second transaction inside the first would wait for ever.
 */
export function joinTransactions(database: Db): JoinedDb {
  const joined = new AsyncLocalStorage<Db>()
  const db = new Proxy(database, {
    get(target, property) {
      const transaction = joined.getStore()
      if (transaction && property === 'transaction') {
        return () => ({ execute: <T>(work: (inner: Db) => Promise<T>) => work(transaction) })
      }
      const current = transaction ?? target
      const value = Reflect.get(current, property, current)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
  return {
    db,
    together: (work) =>
      database.transaction().execute((transaction) => joined.run(transaction, () => work(transaction))),
  }
}
