import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSavedMenu, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
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

const expectOneLine = ({ code, stderr }: { code: number | null; stderr: string }, words: string) => {
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(words)])
  expect(code).toBe(1)
}

// What else a start fails of is in `tests/api/one-engine/failed-starts.test.ts`: its line is written by the same lines.
describe('a start that cannot succeed ends with one clear line and a failure', () => {
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

// A start waits long where other work has the machine.
describe('a running server', { timeout: 120_000 }, () => {
  it('keeps its directory to itself, ends cleanly on SIGTERM and on SIGINT, and keeps people signed in over a restart', async () => {
    const first = await start({ PORT: '0' })
    const client = new TestClient(first.url)
    await client.register('returning')
    expectOneLine(await failToStart({ CARTE_DATA_DIR: dataDir() }), 'in use by another Carte process')
    expect(await first.end('SIGTERM')).toBe(0)
    const second = await start()
    const moved = client.at(second.url)
    expect((await moved.fetch('/api/user')).status).toBe(200)
    expect(await second.end('SIGINT')).toBe(0)
  })

  it('killed and started again, has all that was acknowledged, and keeps its data from all other users of the machine, also what an older version left open', async () => {
    const openToOthers = () =>
      ['', ...readdirSync(dataDir(), { recursive: true, encoding: 'utf8' })].filter(
        // A screen that is still being copied gets its name meanwhile.
        (name) => (statSync(join(dataDir(), name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
      )
    const acknowledged: string[] = []
    const rounds = isLong ? 2 : 1
    for (let round = 0; round < rounds; round += 1) {
      const server = await start()
      const client = new TestClient(server.url)
      const name = `survivor-${round}`
      await client.register(name)
      await vi.waitFor(() => expect(readdirSync(join(dataDir(), 'outbox'))).toHaveLength(round + 1))
      const saves = Array.from({ length: 3 }, () =>
        client.call(createSavedMenu, { body: buildSavePayload() }),
      )
      acknowledged.push(...(await Promise.all(saves)).map(({ id }) => `${name} ${id}`))
      expect(openToOthers()).toEqual([])
      await server.end('SIGKILL')
    }

    mkdirSync(join(dataDir(), 'uploads'), { recursive: true })
    writeFileSync(join(dataDir(), 'uploads', 'picture.png'), '')
    const names = ['', ...readdirSync(dataDir(), { recursive: true, encoding: 'utf8' })]
    expect(names).toEqual(expect.arrayContaining(['carte.db', 'carte.db-wal', 'carte.db-shm', 'lock.db']))
    for (const name of names) {
      const path = join(dataDir(), name)
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
    }
    const server = await start()
    expect(openToOthers()).toEqual([])
    for (const entry of acknowledged) {
      const [name = '', id = ''] = entry.split(' ')
      const client = new TestClient(server.url)
      await client.login(name)
      const { content } = await client.call(readSavedMenu, { params: { id } })
      expect(content).toEqual(buildSavePayload().content)
    }
    expect(acknowledged).toHaveLength(3 * rounds)
  })
})
