import { join } from 'node:path'
import { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ready } from '#contract/accounts/operation.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { NodeSqliteDialect, openSqlite } from '#server/db/connection/sqlite.ts'
import { additiveSteps, migrate, migrationSteps } from '#server/db/migrating/migrate.ts'
import type { Schema } from '#server/db/schema.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

/** What the next version may do to the tables of this one. */
const next = {
  steps: {
    ...migrationSteps,
    '9999-next': async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('novelties')
        .addColumn('menuId', 'text', (column) =>
          column.primaryKey().references('savedMenus.id').onDelete('cascade'),
        )
        .execute()
      for (const table of ['users', 'savedMenus', 'drafts', 'jobs', 'members'])
        await schema
          .alterTable(table)
          .addColumn('novelty', 'text', (column) => column.notNull().defaultTo('none'))
          .execute()
    },
  },
  additive: new Set([...additiveSteps, '9999-next']),
}

describe.skipIf(!hasEngine)('an upgrade of one server after the other', () => {
  const server = useTestServer()

  /** As the first server of the next version does at its start. */
  async function migrateToNext() {
    const { databaseUrl, dataDir } = server().env
    const db = databaseUrl
      ? await openPostgres(databaseUrl)
      : new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(join(dataDir, 'carte.db'))) })
    await migrate(db, databaseUrl ? 'postgres' : 'sqlite', next)
    await db.destroy()
  }

  it('leaves the servers of this version at work, through the migration and after it', async () => {
    const owner = server().client()
    await owner.register('through-the-upgrade')
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    const menu = { params: { id } }

    let isMigrated = false
    const statuses = new Set<number>()
    const asked = (async () => {
      while (!isMigrated) {
        statuses.add((await owner.send(listSavedMenus, {})).status)
        const { version } = await owner.call(readSavedMenu, menu)
        const body = { ...buildSavePayload(), version }
        statuses.add((await owner.send(updateSavedMenu, { ...menu, body })).status)
      }
    })()
    await migrateToNext()
    isMigrated = true
    await asked
    expect([...statuses]).toEqual([200])

    const { version } = await owner.call(readSavedMenu, menu)
    await owner.call(updateSavedMenu, { ...menu, body: { ...buildSavePayload(), version } })
    const { url } = await owner.call(shareSavedMenu, menu)
    expect((await fetch(new URL(url, server().url))).status).toBe(200)
    await owner.call(deleteSavedMenu, menu)
    const newcomer = server().client()
    await newcomer.register('after-the-upgrade')
    await newcomer.call(createSavedMenu, { body: buildSavePayload() })
    expect((await newcomer.send(ready, {})).status).toBe(200)
  })
})
