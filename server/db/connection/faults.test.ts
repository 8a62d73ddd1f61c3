import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTrace } from '../../watching/trace.ts'
import { nameSqliteFaults, watchedPool, withDatabaseFaults } from './faults.ts'
import { NodeSqliteDialect, openSqlite } from './sqlite.ts'

describe('SQLite', () => {
  let folder: string
  let path: string
  let db: Kysely<unknown>
  let database: DatabaseSync

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'carte-db-'))
    path = join(folder, 'carte.db')
    database = openSqlite(path)
    db = new Kysely({ dialect: new NodeSqliteDialect(database) })
    await sql`create table words (word text)`.execute(db)
  })

  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  const writeMuch = () =>
    db.transaction().execute(async (transaction) => {
      await sql`insert into words values ('small')`.execute(transaction)
      await sql`insert into words values (${'x'.repeat(1_000_000)})`.execute(transaction)
    })
  const countWords = async () => (await sql<{ word: string }>`select word from words`.execute(db)).rows.length

  it('is called full where it has no room, keeps nothing of the transaction, and goes on with room', async () => {
    database.exec('PRAGMA max_page_count = 10')
    await expect(writeMuch()).rejects.toMatchObject({ code: 'storage_full' })
    expect(await countWords()).toBe(0)
    database.exec('PRAGMA max_page_count = 100000')
    await writeMuch()
    expect(await countWords()).toBe(2)
  })

  it('is called read-only where nothing may be written', async () => {
    database.exec('PRAGMA query_only = ON')
    await expect(writeMuch()).rejects.toMatchObject({ code: 'database_read_only' })
    expect(await countWords()).toBe(0)
  })

  it('is called unavailable while another program writes', async () => {
    database.exec('PRAGMA busy_timeout = 1')
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    await expect(writeMuch()).rejects.toMatchObject({ code: 'database_unavailable' })
    other.close()
    await writeMuch()
  })

  it('leaves mistakes in queries what they are', async () => {
    await expect(sql`select word from nowhere`.execute(db)).rejects.toThrow('no such table')
  })
})

describe('PostgreSQL', () => {
  const stated = (code: string) => Object.assign(new DatabaseError('', 0, 'error'), { code })
  const poolWith = (error: Error) => {
    const released: unknown[] = []
    const client = { query: () => Promise.reject(error), release: (broken: unknown) => released.push(broken) }
    return { pool: { options: {}, connect: async () => client } as unknown as Pool, released }
  }

  it.each([
    ['53100', 'storage_full', false],
    ['25006', 'database_read_only', false],
    ['57014', 'database_unavailable', false],
    ['40P01', 'database_unavailable', false],
    ['57P01', 'database_unavailable', true],
    ['08006', 'database_unavailable', true],
  ])('calls %s %s, and keeps no broken connection', async (state, code, isBroken) => {
    const { pool, released } = poolWith(stated(state))
    const client = await watchedPool(pool).connect()
    await expect(client.query('', [])).rejects.toMatchObject({ code })
    client.release()
    expect(released).toEqual([isBroken])
  })

  it('asks a connection that hung for nothing more', async () => {
    const { pool } = poolWith(new Error('Query read timeout'))
    const client = await watchedPool(pool).connect()
    await expect(client.query('commit', [])).rejects.toMatchObject({ code: 'database_unavailable' })
    await expect(client.query('rollback', [])).rejects.toMatchObject({ code: 'database_unavailable' })
  })

  it('is told whose query it is, by no id that could end a comment', async () => {
    const asked: string[] = []
    const client = { query: async (text: string) => asked.push(text) }
    const pool = watchedPool({ options: {}, connect: async () => client } as unknown as Pool)
    const { query } = await pool.connect()
    for (const requestId of ['a-request-id', '*/ drop table users --'])
      await inTrace({ requestId, queryCount: 0, queryMs: 0 }, () => query('select 1', []))
    await query('select 1', [])
    expect(asked).toEqual(['/* carte:a-request-id */ select 1', 'select 1', 'select 1'])
  })

  it('leaves mistakes in queries what they are', async () => {
    const mistake = stated('23505')
    const client = await watchedPool(poolWith(mistake).pool).connect()
    await expect(client.query('', [])).rejects.toBe(mistake)
  })
})

it('throws the fault where a library answers it in its own words', async () => {
  const fail = () => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
  }
  const library = async () => {
    try {
      return nameSqliteFaults(fail)
    } catch {
      return 'internal error'
    }
  }
  await expect(withDatabaseFaults(library)).rejects.toMatchObject({ code: 'database_unavailable' })
})
