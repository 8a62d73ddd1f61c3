import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSavedMenu, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { itAtNight } from '../support/at-night.ts'
import { isLong } from '../support/depth.ts'
import { failToStart, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { TestClient } from '../support/test-client.ts'

let directory: string
let running: ServerProcess[]

const dataDir = () => join(directory, 'data')

async function start(settings: Record<string, string> = {}) {
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir(), ...settings })
  running.push(server)
  return server
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'carte-process-'))
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')))
  rmSync(directory, { recursive: true, force: true })
})

describe('a start that cannot succeed ends with one clear line and a failure', () => {
  const expectOneLine = ({ code, stderr }: { code: number | null; stderr: string }, words: string) => {
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(words)])
    expect(code).toBe(1)
  }

  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    expectOneLine(await failToStart({ CARTE_DATA_DIR: dataDir(), PORT: String(port) }), `Port ${port}`)
    other.close()
  })

  it('when another process uses the data directory', async () => {
    await start()
    expectOneLine(await failToStart({ CARTE_DATA_DIR: dataDir() }), 'in use by another Carte process')
  })

  itAtNight('when the data directory cannot be made', async () => {
    writeFileSync(dataDir(), 'a file stands here')
    expectOneLine(await failToStart({ CARTE_DATA_DIR: dataDir() }), dataDir())
  })

  it('when the data directory cannot be written', async () => {
    // Root may write everywhere, so the test takes away what even root needs: a place for the file.
    mkdirSync(join(dataDir(), 'lock.db'), { recursive: true })
    expectOneLine(await failToStart({ CARTE_DATA_DIR: dataDir() }), 'cannot be written')
  })

  it('when the database cannot be reached, without showing its password', async () => {
    const result = await failToStart({
      CARTE_DATA_DIR: dataDir(),
      DATABASE_URL: 'postgres://carte:hunter2@127.0.0.1:1/carte',
    })
    expectOneLine(result, '127.0.0.1:1/carte cannot be reached')
    expect(result.stderr).not.toContain('hunter2')
  })

  itAtNight('when the bucket cannot be reached, without showing its key', async () => {
    const result = await failToStart({
      CARTE_DATA_DIR: dataDir(),
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'menus',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'some-key-id',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    })
    expectOneLine(result, 'The bucket menus at 127.0.0.1:1 cannot be used: connect ECONNREFUSED')
    expect(result.stderr).not.toMatch(/hunter2|some-key-id/)
  })

  it('when the database is newer than this version', async () => {
    mkdirSync(dataDir())
    await (await openDatabase({ dataDir: dataDir() })).close()
    const database = new DatabaseSync(join(dataDir(), 'carte.db'))
    database.exec("INSERT INTO kysely_migration VALUES ('9999-from-the-future', '2099-01-01')")
    database.close()
    expectOneLine(await failToStart({ CARTE_DATA_DIR: dataDir() }), 'newer version of Carte')
  })

  const wrong = [
    ['PORT', 'eighty'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/carte'],
    ['CARTE_PUBLIC_URL', 'carte.example'],
    ['CARTE_SECRET', 'short'],
  ] as const
  // Reading them is tested in `server/settings/env.test.ts`.
  it.each(isLong ? wrong : wrong.slice(0, 1))('when the setting %s is wrong', async (name, value) => {
    expectOneLine(await failToStart({ CARTE_DATA_DIR: dataDir(), [name]: value }), name)
  })
})

describe('a running server', () => {
  it('keeps its data from all other users of the machine, also what an older version left open', async () => {
    const openToOthers = () =>
      ['', ...readdirSync(dataDir(), { recursive: true, encoding: 'utf8' })].filter(
        (name) => statSync(join(dataDir(), name)).mode & 0o077,
      )
    const first = await start()
    await new TestClient(first.url).register('keeper')
    await vi.waitFor(() => expect(readdirSync(join(dataDir(), 'outbox'))).toHaveLength(1))
    expect(openToOthers()).toEqual([])
    await first.end('SIGKILL')

    mkdirSync(join(dataDir(), 'uploads'))
    writeFileSync(join(dataDir(), 'uploads', 'picture.png'), '')
    const names = ['', ...readdirSync(dataDir(), { recursive: true, encoding: 'utf8' })]
    expect(names).toEqual(expect.arrayContaining(['carte.db', 'carte.db-wal', 'carte.db-shm', 'lock.db']))
    for (const name of names) {
      const path = join(dataDir(), name)
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
    }
    await start()
    expect(openToOthers()).toEqual([])
  })

  it('loses nothing acknowledged to kill -9, and starts again by itself', async () => {
    const acknowledged: string[] = []
    const rounds = isLong ? 2 : 1
    for (let round = 0; round < rounds; round += 1) {
      const server = await start()
      const client = new TestClient(server.url)
      const name = `survivor-${round}`
      await client.register(name)
      const saves = Array.from({ length: 3 }, () =>
        client.call(createSavedMenu, { body: buildSavePayload() }),
      )
      acknowledged.push(...(await Promise.all(saves)).map(({ id }) => `${name} ${id}`))
      await server.end('SIGKILL')
    }
    const server = await start()
    for (const entry of acknowledged) {
      const [name = '', id = ''] = entry.split(' ')
      const client = new TestClient(server.url)
      await client.login(name)
      const { content } = await client.call(readSavedMenu, { params: { id } })
      expect(content).toEqual(buildSavePayload().content)
    }
    expect(acknowledged).toHaveLength(3 * rounds)
  })

  it('ends cleanly on SIGTERM and on SIGINT, and keeps people signed in over a restart', async () => {
    const first = await start({ PORT: '0' })
    const client = new TestClient(first.url)
    await client.register('returning')
    expect(await first.end('SIGTERM')).toBe(0)
    const second = await start()
    const moved = client.at(second.url)
    expect((await moved.fetch('/api/user')).status).toBe(200)
    expect(await second.end('SIGINT')).toBe(0)
  })
})
