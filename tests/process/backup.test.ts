import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { claimDataDir, RESTORE_MARK, readOrCreateSecret } from '#server/data-dir/data-dir.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { openSqlite } from '#server/db/connection/sqlite.ts'
import { migrate, migrationSteps } from '#server/db/migrating/migrate.ts'
import type { Db } from '#server/db/schema.ts'
import { createBackup, keepNewest } from '#server/maintenance/backup/backup.ts'
import { checkBackup } from '#server/maintenance/backup/check-backup.ts'
import { restoreBackup } from '#server/maintenance/backup/restore.ts'
import { queriesOf } from '#server/maintenance/read-sqlite.ts'
import { withFolder } from '#server/maintenance/upload-files.ts'
import { verifyDataDir } from '#server/maintenance/verify.ts'
import { insertPerson, person } from '../builders/build-database.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { runScript } from '../support/run-script.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'

let directory: string
let running: ServerProcess[]
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'carte-backup-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')))
  rmSync(directory, { recursive: true, force: true })
})

const dataDir = () => join(directory, 'data')
const backups = () => join(directory, 'backups')
const clock = () => new Date()

async function start(dir = dataDir()) {
  const server = await startServerProcess({ CARTE_DATA_DIR: dir })
  running.push(server)
  return server
}

const script = (name: string, options: string[], dir = dataDir()) =>
  runScript(name, options, { settings: { CARTE_DATA_DIR: dir } })

const expectSound = async (dir: string) => {
  const { findings } = await verifyDataDir(dir, withFolder(join(dir, 'uploads')))
  expect(findings).toEqual([])
}

const picture = async (shade: number) => {
  const bytes = await sharp({
    create: { width: 20, height: 20, channels: 3, background: { r: shade, g: 9, b: 9 } },
  })
    .png()
    .toBuffer()
  return new File([Uint8Array.from(bytes)], 'picture.png', { type: 'image/png' })
}

/** An owner who saves, changes and uploads without a pause, and remembers what was acknowledged. */
function busyOwner(client: TestClient) {
  const menus = new Map<string, number>()
  const pictures: string[] = []
  let isOver = false
  const work = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const { id, version } = await client.call(createSavedMenu, { body: buildSavePayload() })
      menus.set(id, version)
      const changed = await client.call(updateSavedMenu, {
        params: { id },
        body: { ...buildSavePayload({ name: `Changed in turn ${turn}` }), version },
      })
      menus.set(id, changed.version)
      if (turn % 5 > 0 || pictures.length > 12) continue
      const { url } = await client.call(uploadImage, {
        upload: { file: await picture(turn % 256), purpose: 'logo' },
      })
      pictures.push(url)
    }
  }
  const done = work()
  return {
    acknowledged: () => ({ menus: new Map(menus), pictures: [...pictures] }),
    async stop() {
      isOver = true
      await done
    },
  }
}

describe('a backup of a server that goes on', () => {
  it('has everything that was acknowledged before, and becomes an installation that serves it', async () => {
    const server = await start()
    const client = new TestClient(server.url)
    await client.register('busy')
    await subscribe(client)
    const leaving = new TestClient(server.url)
    await leaving.register('leaving')
    const owner = busyOwner(client)
    await expect.poll(() => owner.acknowledged().pictures.length, { timeout: 20_000 }).toBeGreaterThan(2)

    const before = owner.acknowledged()
    const backup = script('backup.ts', ['--out', backups()])
    await leaving.call(deleteAccount, { body: { password: 'correct horse' } })
    const { code, stdout, stderr } = await backup
    const whileRunning = owner.acknowledged()
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    await expectSound(dataDir())
    await owner.stop()
    // The server really wrote while the backup was taken.
    expect(whileRunning.menus.size).toBeGreaterThan(before.menus.size)

    const path = stdout.trim().split('\n').at(-1) ?? ''
    const elsewhere = join(directory, 'elsewhere')
    expect(await script('restore.ts', ['--from', path], elsewhere)).toMatchObject({ code: 0, stderr: '' })
    const restored = new TestClient((await start(elsewhere)).url)
    await restored.login('busy')
    for (const [id, version] of before.menus)
      expect((await restored.call(readSavedMenu, { params: { id } })).version).toBeGreaterThanOrEqual(version)
    for (const url of before.pictures) expect((await restored.fetch(url)).status).toBe(200)
    await expectSound(elsewhere)
    // Sessions are signed with the secret, which came along.
    expect((await client.at(restored.baseUrl).fetch('/api/user')).status).toBe(200)
  })

  it('is readable by its user alone', async () => {
    await makeInstallation()
    const { path } = await createBackup({ dataDir: dataDir(), folder: backups(), clock })
    const modes = ['.', 'secret', 'carte.db', 'manifest.json'].map(
      (name) => statSync(join(path, name)).mode & 0o77,
    )
    expect(modes).toEqual([0, 0, 0, 0])
  })

  it('has the file of every row when accounts are deleted while it is taken', async () => {
    const { db, close } = await makeInstallation({ uploads: 3 })
    const [first = ''] = await namesOf(db)
    let states = 0
    const onSnapshot = async () => {
      states += 1
      if (states > 1) return
      // As an account goes: its files, then its rows.
      unlinkSync(join(dataDir(), 'uploads', first))
      await db.deleteFrom('uploads').where('name', '=', first).execute()
    }
    const { path, manifest } = await createBackup({
      dataDir: dataDir(),
      folder: backups(),
      clock,
      onSnapshot,
    })
    await close()
    expect(states).toBe(2)
    expect(manifest.missingUploads).toEqual([])
    expect(manifest.rows.uploads).toBe(2)
    expect(readdirSync(join(path, 'uploads'))).toHaveLength(2)
  })

  it('says which files the installation itself has lost', async () => {
    const { db, close } = await makeInstallation({ uploads: 2 })
    const [first = ''] = await namesOf(db)
    await close()
    unlinkSync(join(dataDir(), 'uploads', first))
    const { manifest } = await createBackup({ dataDir: dataDir(), folder: backups(), clock })
    expect(manifest.missingUploads).toEqual([first])
    expect(await script('verify.ts', [])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`upload ${first}: its file is missing`),
    })
  })

  it('is refused of a damaged installation, and leaves nothing', async () => {
    await (await makeInstallation()).close()
    truncateSync(join(dataDir(), 'carte.db'), 20_480)
    const { code, stderr } = await script('backup.ts', ['--out', backups()])
    expect(stderr).toMatch(/^[^\n]*malformed[^\n]*\n$/)
    expect(code).toBe(1)
    expect(readdirSync(backups())).toEqual([])
  })

  it('is never written over another, and the oldest make room', async () => {
    await makeInstallation()
    const at = (second: number) => () => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
    const leftovers = ['.carte-2025-12-30T00-00-00-000Z', '.carte-2025-12-31T23-00-00-000Z']
    for (const name of leftovers) mkdirSync(join(backups(), name), { recursive: true })
    for (const second of [1, 2, 3])
      await createBackup({ dataDir: dataDir(), folder: backups(), clock: at(second) })
    await expect(createBackup({ dataDir: dataDir(), folder: backups(), clock: at(3) })).rejects.toThrow(
      'There is a backup',
    )
    mkdirSync(join(backups(), 'not-a-backup'))
    expect(await keepNewest(backups(), 2)).toEqual(['carte-2026-01-01T00-00-01-000Z'])
    expect(readdirSync(backups()).sort()).toEqual([
      // Of a run that may still be under way; the older one was of a run that was killed.
      '.carte-2025-12-31T23-00-00-000Z',
      'carte-2026-01-01T00-00-02-000Z',
      'carte-2026-01-01T00-00-03-000Z',
      'not-a-backup',
    ])
  })
})

describe('a restore', () => {
  let good: string
  beforeEach(async () => {
    await (await makeInstallation({ uploads: 2 })).close()
    good = (await createBackup({ dataDir: dataDir(), folder: backups(), clock })).path
  })

  const flip = (path: string, at: number) => {
    const bytes = readFileSync(path)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    writeFileSync(path, bytes)
  }
  const anUpload = (path: string) => join(path, 'uploads', readdirSync(join(path, 'uploads'))[0] ?? '')
  /** A manifest whose checksum is right, for what only its contents can tell. */
  const rewriteManifest = (path: string, change: (backup: Record<string, unknown>) => void) => {
    const file = join(path, 'manifest.json')
    const { backup } = JSON.parse(readFileSync(file, 'utf8'))
    change(backup)
    const sha256 = createHash('sha256').update(JSON.stringify(backup)).digest('hex')
    writeFileSync(file, JSON.stringify({ sha256, backup }))
  }

  const damages: Readonly<Record<string, (path: string) => void>> = {
    'with a flipped bit in the database': (path) => flip(join(path, 'carte.db'), 9000),
    'with a flipped bit in a picture': (path) => flip(anUpload(path), 3),
    'with a flipped bit in the manifest': (path) => flip(join(path, 'manifest.json'), 300),
    'with a database that was cut off': (path) => truncateSync(join(path, 'carte.db'), 8192),
    'without a picture': (path) => unlinkSync(anUpload(path)),
    'without its secret': (path) => unlinkSync(join(path, 'secret')),
    'without its manifest': (path) => unlinkSync(join(path, 'manifest.json')),
    'with a file that is not its own': (path) => writeFileSync(join(path, 'uploads', 'more.png'), ''),
    'with the manifest of another': (path) =>
      rewriteManifest(path, (backup) => Object.assign(backup, { rows: { users: 5 } })),
    'of a newer version': (path) =>
      rewriteManifest(path, (backup) => Object.assign(backup, { migrations: ['9999-from-the-future'] })),
    'of a newer format': (path) =>
      rewriteManifest(path, (backup) => Object.assign(backup, { formatVersion: 2 })),
    'that reaches out of its folder': (path) =>
      rewriteManifest(path, (backup) =>
        Object.assign(backup, { files: [{ path: '../../etc/passwd', bytes: 1, sha256: 'a'.repeat(64) }] }),
      ),
  }

  it.each(Object.entries(damages))('refuses a backup %s, and touches nothing', async (_, damage) => {
    const bad = join(directory, 'bad')
    cpSync(good, bad, { recursive: true })
    damage(bad)
    const target = join(directory, 'target')
    const restore = restoreBackup({ from: bad, dataDir: target, replaces: true, clock })
    await expect(restore).rejects.toThrow(/^(The backup|The manifest|\S+ is no backup)[^\n]*$/)
    expect(existsSync(target)).toBe(false)
  })

  it('says what is wrong in one line', async () => {
    flip(join(good, 'carte.db'), 9000)
    const run = await script('restore.ts', ['--from', good], join(directory, 'target'))
    expect(run).toMatchObject({ code: 1, stdout: '' })
    expect(run.stderr).toMatch(/^The backup [^\n]* is damaged: carte\.db has another checksum\.\n$/)
    expect(await script('verify.ts', ['--backup', good])).toMatchObject({ code: 1, stderr: run.stderr })
  })

  it('refuses a directory that a server uses', async () => {
    const held = claimDataDir(dataDir())
    const restore = restoreBackup({ from: good, dataDir: dataDir(), replaces: true, clock })
    await expect(restore).rejects.toThrow('in use by another Carte process')
    held.release()
  })

  it('moves an installation aside only when it is told to, and deletes nothing of it', async () => {
    const before = readdirSync(dataDir()).filter((name) => name !== 'lock.db')
    const options = { from: good, dataDir: dataDir(), clock }
    await expect(restoreBackup({ ...options, replaces: false })).rejects.toThrow('With --replace')
    const { replaced = '' } = await restoreBackup({ ...options, replaces: true })
    expect(readdirSync(replaced)).toEqual(expect.arrayContaining(before))
    expect(await namesIn(dataDir())).toEqual(await namesIn(replaced))
  })

  it('that was cut short in the middle of the change is done again', async () => {
    writeFileSync(join(dataDir(), RESTORE_MARK), '')
    unlinkSync(join(dataDir(), 'carte.db'))
    expect(() => claimDataDir(dataDir())).toThrow('interrupted')
    await restoreBackup({ from: good, dataDir: dataDir(), replaces: true, clock })
    claimDataDir(dataDir()).release()
    expect(await namesIn(dataDir())).toHaveLength(2)
  })
})

it('brings an installation of long ago, backed up by this version, to the present', async () => {
  mkdirSync(dataDir())
  readOrCreateSecret(dataDir())
  const old = queriesOf(openSqlite(join(dataDir(), 'carte.db')))
  await migrate(old, 'sqlite', { steps: Object.fromEntries(Object.entries(migrationSteps).slice(0, 3)) })
  await old
    .insertInto('users')
    .values({ ...person('anna'), subscriptionPlan: 'basic' } as never)
    .execute()
  await old.destroy()
  const { path } = await createBackup({ dataDir: dataDir(), folder: backups(), clock })
  const target = join(directory, 'target')
  const { verification } = await restoreBackup({ from: path, dataDir: target, replaces: false, clock })
  expect(verification).toMatchObject({ rows: { users: 1, uploads: 0 }, findings: [] })
})

/** An installation as a server leaves it, with an owner and her pictures. */
async function makeInstallation({ uploads = 0 } = {}) {
  mkdirSync(join(dataDir(), 'uploads'), { recursive: true })
  readOrCreateSecret(dataDir())
  const { db, close } = await openDatabase({ dataDir: dataDir() })
  await insertPerson(db, 'anna')
  for (let count = 0; count < uploads; count += 1) {
    const name = `${randomBytes(18).toString('base64url')}.png`
    writeFileSync(join(dataDir(), 'uploads', name), name)
    const createdAt = '2026-01-01T00:00:00.000Z'
    await db.insertInto('uploads').values({ name, ownerId: 'anna', bytes: name.length, createdAt }).execute()
  }
  return { db, close }
}

const namesOf = async (db: Db) =>
  (await db.selectFrom('uploads').select('name').execute()).map(({ name }) => name)

async function namesIn(dir: string): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir: dir })
  const names = await namesOf(db)
  await close()
  expect(readdirSync(join(dir, 'uploads')).sort()).toEqual([...names].sort())
  return names
}

it('checks a backup without restoring it', async () => {
  await (await makeInstallation({ uploads: 1 })).close()
  const { path } = await createBackup({ dataDir: dataDir(), folder: backups(), clock })
  expect((await checkBackup(path)).files.map((file) => file.path.split('/')[0])).toEqual([
    'carte.db',
    'secret',
    'uploads',
  ])
})
