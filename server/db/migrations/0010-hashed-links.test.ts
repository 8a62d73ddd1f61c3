import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { hashOfLink } from '../../features/accounts/mails/mail-links.ts'
import { NodeSqliteDialect, openSqlite } from '../connection/sqlite.ts'
import { migrate, migrationSteps } from '../migrating/migrate.ts'

it('hashes links that are on their way as the library will look for them', async () => {
  const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  const names = Object.keys(migrationSteps)
  const before = names.slice(0, names.indexOf('0010-hashed-links'))
  await migrate(db, 'sqlite', {
    steps: Object.fromEntries(before.map((name) => [name, migrationSteps[name] as never])),
  })
  await sql`insert into verifications values ('1', 'reset-password:token', 'anna', '', '', '')`.execute(db)
  await migrate(db, 'sqlite')
  const { rows } = await sql`select identifier, value from verifications`.execute(db)
  expect(rows).toEqual([{ identifier: hashOfLink('reset-password:token'), value: 'anna' }])
  await db.destroy()
})
