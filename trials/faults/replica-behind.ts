import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { buildContent } from '../../tests/builders/build-menu.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { readMetrics } from '../../tests/support/read-metrics.ts'
import { openPage } from '../../tests/support/restaurant-page.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { rowOf, skipped, type Trial, type TrialRow } from './trial.ts'

const BEHIND_SECONDS = 5
const DISHES = 12
/** Longer than the replica is behind: then it says the same. */
const WATCHED_MS = 1000 * (BEHIND_SECONDS + 3)
const BETWEEN_MS = 100
const FAULT = `a replica ${BEHIND_SECONDS} s behind, then stopped`

/**
 * Guests read from two servers whose replica is far behind while dishes are struck, and while the replica goes: a dish
 * that was struck must not come back.
 */
export const replicaBehind: Trial = {
  name: 'replica-behind',
  rounds: 5,
  async run(rounds) {
    const postgres = await startPostgres({ fsync: true })
    if (!postgres) return [skipped(FAULT, 'no PostgreSQL is at hand')]
    const folder = mkdtempSync(join(tmpdir(), 'carte-replica-'))
    try {
      const databaseUrl = await postgres.createDatabase('carte')
      const replica = await postgres.startReplica(BEHIND_SECONDS)
      const settings = {
        DATABASE_URL: databaseUrl,
        CARTE_DATABASE_REPLICA: replica.urlOf('carte'),
        CARTE_SECRET: 'a secret that both servers have in common',
      }
      const servers: ServerProcess[] = []
      for (const name of ['one', 'two'])
        servers.push(await startServerProcess({ ...settings, CARTE_DATA_DIR: join(folder, name) }))
      const row = await strikeAndRead(rounds, servers, () => replica.stop())
      for (const server of servers) await server.end('SIGTERM')
      return [row]
    } finally {
      postgres.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function strikeAndRead(
  rounds: number,
  servers: readonly ServerProcess[],
  stopReplica: () => void,
): Promise<TrialRow> {
  const [first] = servers
  if (!first) throw new Error('A trial needs a server.')
  const owner = new TestClient(first.url)
  await owner.register('owner')
  const content = buildContent({ items: DISHES })
  const { menuIds, slug } = await openPage(owner, [content])
  const ids = content.sections.flatMap(({ items }) => items.map(({ id }) => id))
  const struck = async ({ url }: ServerProcess) => {
    const answer = await fetch(new URL(`/r/${slug}/menu.json`, url))
    if (!answer.ok) return `answered ${answer.status}`
    return (await answer.text()).split('"isSoldOut":true').length - 1
  }
  await setTimeout(WATCHED_MS)
  const wrong: string[] = []
  let readings = 0
  for (let round = 1; round <= rounds; round += 1) {
    const place = { menuId: menuIds[0] ?? '', itemId: ids[round - 1] ?? 0 }
    await owner.call(saySoldOut, { body: { words: [{ places: [place], isSoldOut: true }] } })
    const said = performance.now()
    if (round === rounds) stopReplica()
    while (performance.now() - said < WATCHED_MS) {
      for (const server of servers) {
        const count = await struck(server)
        readings += 1
        if (count !== round)
          wrong.push(`${Math.round(performance.now() - said)} ms after dish ${round}: ${count} are struck`)
      }
      await setTimeout(BETWEEN_MS)
    }
    // An answer that nobody has asked for since: the replica has this state by now, or is gone.
    for (const { url } of servers) {
      const { status } = await fetch(new URL(`/r/${slug}/embed`, url))
      if (status !== 200) wrong.push(`the embedded page answered ${status}`)
    }
  }
  const from = await readingsOf(servers)
  return rowOf(FAULT, rounds, {
    counts: { acknowledged: rounds, lost: [], wrong },
    note: `${readings} answers of guests; pages read in the replica ${from('replica')} times, in the database ${from('database')} times`,
  })
}

async function readingsOf(servers: readonly ServerProcess[]): Promise<(from: string) => number> {
  const all: ReturnType<typeof readMetrics>[] = []
  for (const { url } of servers) all.push(readMetrics(await (await fetch(new URL('/metrics', url))).text()))
  const name = 'carte_page_readings_total'
  return (from) =>
    all.reduce((sum, families) => sum + (families.get(name)?.samples.get(`${name}{from="${from}"}`) ?? 0), 0)
}
