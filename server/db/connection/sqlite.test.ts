import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { openSqlite } from './sqlite.ts'

it('prepares a statement once, however often it runs', async () => {
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  const read = (id: string) => db.selectFrom('users').select('username').where('id', '=', id).execute()
  await read('anna')
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  expect(await read('anna')).toEqual([{ username: 'anna' }])
  expect(await read('bert')).toEqual([])
  expect(prepare).not.toHaveBeenCalled()
  prepare.mockRestore()
  await db.destroy()
})

it('keeps no statement over a change of the schema', async () => {
  const db = await buildDatabase()
  await sql`create table things (a text)`.execute(db)
  await sql`insert into things values ('one')`.execute(db)
  const read = () => sql`select * from things`.execute(db).then(({ rows }) => rows)
  expect(await read()).toEqual([{ a: 'one' }])
  await sql`alter table things add column b text`.execute(db)
  expect(await read()).toEqual([{ a: 'one', b: null }])
  await db.destroy()
})

it('leaves nothing of what was deleted in the file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'carte-deleted-'))
  const path = join(directory, 'carte.db')
  const database = openSqlite(path)
  database.exec('create table texts (text text)')
  const insert = database.prepare('insert into texts values (?)')
  database.exec('begin')
  for (let count = 0; count < 500; count += 1) insert.run(`a family recipe, page ${count}`)
  database.exec('commit')
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  expect(readFileSync(path, 'latin1')).toContain('a family recipe')
  database.exec('delete from texts')
  database.close()
  expect(readFileSync(path, 'latin1')).not.toContain('a family recipe')
  rmSync(directory, { recursive: true })
})
