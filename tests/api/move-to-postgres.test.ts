import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, listSavedMenus, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { createRestaurant, listRestaurants } from '#contract/restaurant/restaurants.ts'
import { s3Storage } from '#server/adapters/storage/s3.ts'
import { startServer } from '#server/boot/start.ts'
import { claimDataDir } from '#server/data-dir/data-dir.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import type { Db } from '#server/db/schema.ts'
import { copyToPostgres } from '#server/maintenance/moving/copy-to-postgres.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { openSqliteForReading, queriesOf } from '#server/maintenance/read-sqlite.ts'
import { listTables } from '#server/maintenance/tables.ts'
import { withStorage } from '#server/maintenance/upload-files.ts'
import { verifyPostgres } from '#server/maintenance/verify.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { insertPerson } from '../builders/build-database.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { startS3Server } from '../fakes/s3-server.ts'
import { runScript } from '../support/run-script.ts'
import { sharedTypesetter } from '../support/shared-typesetter.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { createDatabase, hasEngine } from '../support/test-server.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')

async function start(settings: Record<string, string>) {
  const env = readEnv({ PORT: '0', LOG_LEVEL: 'silent', ...settings })
  const server = await startServer(env, () => loadBuiltSite(DIST_DIR), { typesetter: sharedTypesetter() })
  let isOver = false
  const stop = async () => {
    if (!isOver) await server.stop('end of a part')
    isOver = true
  }
  onTestFinished(stop)
  return { client: new TestClient(server.url), stop }
}

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-move-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function emptyTarget() {
  const database = await createDatabase({ isEmpty: true })
  if (!database) throw new Error('There is no PostgreSQL')
  const db = await openPostgres(database.url)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  return { db, url: database.url }
}

function sourceOf(dataDir: string): Db {
  const db = queriesOf(openSqliteForReading(join(dataDir, 'carte.db')))
  onTestFinished(() => db.destroy())
  return db
}

const CONTENT = buildContent({ items: 12, restaurantName: 'Ünïçödé & <Söhne> 寿司' })

/** An owner with something in every place, made over HTTP. */
async function makeInstallation(dataDir: string) {
  const { client, stop } = await start({ CARTE_DATA_DIR: dataDir })
  await client.register('mover')
  await subscribe(client)
  const menu = await client.call(createSavedMenu, { body: buildSavePayload({ content: CONTENT }) })
  const { id: _, ...profile } = CONTENT.restaurant
  await client.call(createRestaurant, { body: profile })
  const { content, design } = buildSavePayload()
  await client.call(writeDraft, { body: { content, design, step: 'designer' } })
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const file = new File([Uint8Array.from(png)], 'logo.png', { type: 'image/png' })
  const { url } = await client.call(uploadImage, { upload: { file, purpose: 'logo' } })
  await stop()
  return { client, menu, picture: url }
}

/** As many menus more as take several batches, copies of the one that is there. */
async function addMenus(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir })
  const row = await db.selectFrom('savedMenus').selectAll().executeTakeFirstOrThrow()
  for (let from = 0; from < count; from += 50) {
    const rows = Array.from({ length: 50 }, (_, index) => ({ ...row, id: `more-${from + index}` }))
    await db.insertInto('savedMenus').values(rows).execute()
  }
  await close()
}

// The other half of the tests leaves this file out: it has no PostgreSQL to move to.
describe.skipIf(!hasEngine)('a move from SQLite to PostgreSQL', () => {
  it('goes on after a break, proves equality, and serves the same menus to the same owner', async () => {
    const dataDir = makeDataDir()
    const before = await makeInstallation(dataDir)
    await addMenus(dataDir, 500)
    const target = await emptyTarget()
    const source = sourceOf(dataDir)

    let batches = 0
    const onBatch = (table: string) => {
      batches += table === 'savedMenus' ? 1 : 0
      if (batches === 3) throw new Error('the power went')
    }
    await expect(copyToPostgres({ source, target: target.db, onBatch })).rejects.toThrow('the power went')
    await expect(openDatabase({ dataDir, databaseUrl: target.url })).rejects.toThrow('is being copied')

    const bucket = await startS3Server()
    onTestFinished(() => bucket.close())
    const settings = { CARTE_DATA_DIR: dataDir, DATABASE_URL: target.url, ...bucket.settings }
    const run = await runScript('migrate-to-postgres.ts', [], { settings })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('Uploads in the bucket: 1, 0 of them from an earlier run.\n')
    expect(run.stdout).toMatch(/^savedMenus: 501, [0-9a-f]{16}$/m)
    expect(Number(/^(\d+) rows were there/m.exec(run.stdout)?.[1])).toBeGreaterThanOrEqual(300)
    expect(run.stdout).toMatch(/^Equal: \d+ tables, \d+ rows, \d+ s\.$/m)

    // On another machine: all that it has from the old one is the secret.
    const secret = readFileSync(join(dataDir, 'secret'), 'utf8')
    const { client, stop } = await start({ ...settings, CARTE_DATA_DIR: makeDataDir(), CARTE_SECRET: secret })
    const signedIn = before.client.at(client.baseUrl)
    expect((await signedIn.fetch('/api/user')).status).toBe(200)
    await client.login('mover')
    const menu = await client.call(readSavedMenu, { params: { id: before.menu.id } })
    expect(menu).toEqual(before.menu)
    // A page of them.
    expect(await client.call(listSavedMenus, {})).toHaveLength(200)
    expect(await client.call(listRestaurants, {})).toMatchObject([{ name: CONTENT.restaurant.name }])
    expect((await client.fetch(before.picture)).status).toBe(200)
    await stop()

    const env = readEnv(settings)
    if (!env.s3) throw new Error('There is no bucket')
    const storage = s3Storage(env.s3)
    onTestFinished(() => storage.close())
    const { findings } = await verifyPostgres(target.db, withStorage(storage))
    expect(findings).toEqual([])
    await expect(copyToPostgres({ source, target: target.db })).rejects.toThrow('has a Carte already')
  }, 60_000)

  async function makeSmallSource() {
    const dataDir = makeDataDir()
    const { db, close } = await openDatabase({ dataDir })
    onTestFinished(close)
    await insertPerson(db, 'anna')
    return { dataDir, db }
  }

  const breakOff = () => {
    throw new Error('the power went')
  }

  it('refuses to call equal what changed between a break and the end, and begins afresh', async () => {
    const { dataDir, db } = await makeSmallSource()
    const { db: target } = await emptyTarget()
    const source = sourceOf(dataDir)
    await expect(copyToPostgres({ source, target, onEqual: breakOff })).rejects.toThrow('the power went')
    await db.updateTable('users').set({ role: 'administrator' }).execute()
    await expect(copyToPostgres({ source, target })).rejects.toThrow('users is not equal')
    const { tables, resumedRows } = await copyToPostgres({ source, target, afresh: true })
    expect(resumedRows).toBe(0)
    expect(tables.map(({ name }) => name)).toEqual(
      (await listTables(target, 'postgres')).map(({ name }) => name),
    )
  })

  it('refuses a database with something else in it, or half of another installation', async () => {
    const first = await makeSmallSource()
    const { db: target } = await emptyTarget()
    await sql`create table somebody_elses (id integer)`.execute(target)
    const source = sourceOf(first.dataDir)
    await expect(copyToPostgres({ source, target })).rejects.toThrow('it has a table somebody_elses')

    await sql`drop table somebody_elses`.execute(target)
    await expect(copyToPostgres({ source, target, onEqual: breakOff })).rejects.toThrow('the power went')
    const other = sourceOf((await makeSmallSource()).dataDir)
    await expect(copyToPostgres({ source: other, target })).rejects.toThrow('another installation')
  })

  it('forgets no table: one that PostgreSQL lacks ends it', async () => {
    const { dataDir, db } = await makeSmallSource()
    await sql`create table novelties (id text primary key)`.execute(db)
    const { db: target } = await emptyTarget()
    await expect(copyToPostgres({ source: sourceOf(dataDir), target })).rejects.toThrow('novelties')
  })

  it('names the row’s table where PostgreSQL cannot take a value', async () => {
    const { dataDir, db } = await makeSmallSource()
    await sql`update users set name = ${'half\0'}`.execute(db)
    const { db: target } = await emptyTarget()
    const copy = copyToPostgres({ source: sourceOf(dataDir), target })
    await expect(copy).rejects.toThrow(/^users cannot be copied after row 0 of 1: invalid byte sequence/)
  })

  it('is refused while a server uses the installation', async () => {
    const { dataDir } = await makeSmallSource()
    const held = claimDataDir(dataDir)
    onTestFinished(() => held.release())
    const { url } = await emptyTarget()
    const settings = { CARTE_DATA_DIR: dataDir, DATABASE_URL: url }
    const run = await runScript('migrate-to-postgres.ts', [], { settings })
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by another Carte process') })
  })
})
