import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './schema.ts'

export interface JoinedDb {
  /** The database; within `together`, and within a transaction that was opened on it, that transaction. */
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
  const together: JoinedDb['together'] = (work) =>
    database.transaction().execute((transaction) => joined.run(transaction, () => work(transaction)))
  const db = new Proxy(database, {
    get(target, property) {
      const transaction = joined.getStore()
      if (property === 'transaction') {
        return () => ({
          execute: <T>(work: (inner: Db) => Promise<T>) => (transaction ? work(transaction) : together(work)),
        })
      }
      const current = transaction ?? target
      const value = Reflect.get(current, property, current)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
  return { db, together }
}
