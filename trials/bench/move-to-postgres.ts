/**
 * Moves an installation of 10,000 menus to PostgreSQL, with a `kill -9` in the middle, and shows that
 * both serve the same: `node trials/bench/move-to-postgres.ts [menus]`. Needs PostgreSQL's own programs.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { listSavedMenus, readSavedMenu } from '#contract/menus/saved-menus.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { TestClient } from '#tests/support/test-client.ts'
import { PASSWORD, type Seeded, seed } from './growth-seed.ts'

const menus = Number(process.argv[2] ?? 10_000)
const SCRIPT = join(import.meta.dirname, '..', '..', 'commands', 'migrate-to-postgres.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'carte-move-'))
const postgres = await startPostgres({ fsync: true })
if (!postgres) throw new Error('There is no PostgreSQL (initdb, pg_ctl)')
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const seeded = await seed({ databaseUrl: undefined, dataDir }, menus)
  const before = await answersOf(seeded, { CARTE_DATA_DIR: dataDir })
  say(`${menus} menus, a database of ${Math.round(statSync(join(dataDir, 'carte.db')).size / 1e6)} MB`)

  const settings = { CARTE_DATA_DIR: dataDir, DATABASE_URL: await postgres.createDatabase('moved') }
  const killed = await run(settings, async (child) => {
    const copied = await waitForMenus(settings.DATABASE_URL, menus / 2)
    child.kill('SIGKILL')
    say(`Killed when ${copied} menus were noted as copied`)
  })
  if (killed.code !== null) throw new Error('It had ended before it was killed')
  const resumed = await run(settings)
  if (resumed.code !== 0) throw new Error('The second run did not end well')
  say(`First run ${killed.seconds} s, second run ${resumed.seconds} s`)

  const after = await answersOf(seeded, settings)
  if (!isDeepStrictEqual(after, before)) throw new Error('The moved installation answers something else')
  say(
    `${before.menus.length} menus of ${before.lists.length} owners are served the same after signing in with the old passwords`,
  )
} finally {
  postgres.remove()
  rmSync(dataDir, { recursive: true })
}

type Child = ReturnType<typeof spawn>

async function run(
  settings: Record<string, string>,
  meanwhile: (child: Child) => Promise<void> = async () => {},
) {
  const started = performance.now()
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const exit = once(child, 'exit')
  await meanwhile(child)
  await exit
  return { code: child.exitCode, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

/** Waits until this many are noted; returns how many are by then. */
async function waitForMenus(connectionString: string, count: number): Promise<number> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client
        .query(`select "copiedRows" from "unfinishedCopy" where "tableName" = 'savedMenus'`)
        .catch(() => ({ rows: [] as { copiedRows: number }[] }))
      const copied = rows[0]?.copiedRows ?? 0
      if (copied >= count) return copied
      await setTimeout(20)
    }
  } finally {
    await client.end()
  }
}

/** What some owners see: their lists, and whole menus. */
async function answersOf({ owners, chain }: Seeded, settings: Record<string, string>) {
  const server = await startServerProcess(settings)
  const lists = []
  const menus = []
  for (const name of [chain, ...owners.slice(0, 5)]) {
    const client = new TestClient(server.url)
    await client.login(name, PASSWORD)
    const list = await client.call(listSavedMenus, {})
    lists.push(list)
    for (const { id } of list.slice(0, 40)) menus.push(await client.call(readSavedMenu, { params: { id } }))
  }
  await server.end('SIGTERM')
  return { lists, menus }
}
