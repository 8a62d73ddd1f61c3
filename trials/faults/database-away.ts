import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { ErrorBody, ErrorCode } from '#contract/errors/errors.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { type Postgres, startPostgres } from '../../tests/support/postgres.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'
import { between, rowOf, skipped, type Trial, type TrialRow } from './trial.ts'
import { Writers } from './writer.ts'

const WRITERS = 6
const AWAY: readonly ErrorCode[] = ['database_unavailable']
/** A connection is waited for 5 s and a statement 11 s; the rest is this machine. */
const BOUND_MS = 20_000
const RECOVERY_MS = 30_000

interface Site {
  readonly postgres: Postgres
  readonly proxy: TcpProxy
  readonly databaseUrl: string
  readonly server: ServerProcess
  readonly writers: Writers
}

interface Fault {
  readonly name: string
  /** Happens while owners write; ends with everything working again. */
  happen(site: Site): Promise<void>
}

const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL stopped as by a power cut, and started',
    async happen({ postgres }) {
      await setTimeout(between(50, 800))
      postgres.stop('immediate')
      await setTimeout(300)
      postgres.start()
    },
  },
  {
    name: 'all connections to PostgreSQL cut',
    async happen({ proxy }) {
      await setTimeout(between(50, 800))
      proxy.cut()
      await setTimeout(300)
      proxy.fix()
    },
  },
  {
    name: 'PostgreSQL hangs: nothing comes back',
    async happen({ proxy, server }) {
      await setTimeout(between(50, 800))
      proxy.hang()
      const [health] = await Promise.all([healthOf(server), setTimeout(14_000)])
      if (health !== 503) throw new Error(`/api/health answered ${health} while the database hung`)
      proxy.fix()
    },
  },
  {
    name: 'all connections of the pool taken by locks',
    async happen({ databaseUrl }) {
      const other = new Client({ connectionString: databaseUrl })
      await other.connect()
      await other.query('BEGIN')
      await other.query('LOCK TABLE "savedMenus", "drafts", "uploads", "sessions"')
      await setTimeout(14_000)
      await other.query('ROLLBACK')
      await other.end()
    },
  },
]

/** The database goes and comes back while owners write; the server is never restarted. */
export const databaseAway: Trial = {
  name: 'database-away',
  rounds: 10,
  run: (rounds) => onPostgres(faults.slice(0, 2), rounds),
}

/** It is there and does not answer, for longer than anybody waits. */
export const databaseHangs: Trial = {
  name: 'database-hangs',
  rounds: 3,
  run: (rounds) => onPostgres(faults.slice(2), rounds),
}

async function onPostgres(chosen: readonly Fault[], rounds: number): Promise<TrialRow[]> {
  const postgres = await startPostgres({ fsync: true })
  if (!postgres) return chosen.map(({ name }) => skipped(name, 'no PostgreSQL is at hand'))
  try {
    return await atOneServer(postgres, async (site) => {
      const rows: TrialRow[] = []
      for (const fault of chosen) {
        const writers = await Writers.register(site.server.url, WRITERS, AWAY)
        rows.push(await watch(fault, rounds, { ...site, writers }))
      }
      return rows
    })
  } finally {
    postgres.remove()
  }
}

/** Causes the faults at one server, one after the other, each to different owners. */
async function atOneServer<Result>(
  postgres: Postgres,
  run: (site: Omit<Site, 'writers'>) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-away-'))
  const databaseUrl = await postgres.createDatabase('carte')
  const proxy = await startTcpProxy(Number(new URL(databaseUrl).port))
  const viaProxy = new URL(databaseUrl)
  viaProxy.port = String(proxy.port)
  let server: ServerProcess | undefined
  try {
    server = await startServerProcess({
      CARTE_DATA_DIR: dataDir,
      DATABASE_URL: viaProxy.href,
      LOG_LEVEL: 'silent',
    })
    const result = await run({ postgres, proxy, databaseUrl, server })
    await server.end('SIGTERM')
    return result
  } finally {
    // Also where a fault wasn't fixed in time, which throws.
    await server?.end('SIGKILL')
    await proxy.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function watch(fault: Fault, rounds: number, site: Site): Promise<TrialRow> {
  const { server, writers } = site
  const recoveriesMs: number[] = []
  const slowestMs = [0]
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    await writers.writeWhile(async () => {
      const over = new AbortController()
      const asking = askUntil(over.signal, writers, slowestMs, wrong)
      try {
        await fault.happen(site)
        recoveriesMs.push(await recovery(writers))
      } finally {
        over.abort()
        await asking
      }
    })
    await writers.check()
  }
  await writers.checkUploads()
  const survived = server.process.exitCode === null && server.process.signalCode === null
  if (!survived) wrong.push('the server ended')
  const counts = writers.counts()
  return rowOf(fault.name, rounds, {
    counts,
    wrong,
    recoveriesMs,
    note: `${counts.refused} × 503 database_unavailable, the slowest answer after ${(Math.max(...slowestMs) / 1000).toFixed(1)} s`,
  })
}

/** A reader next to the writers: every answer is a good one or the right refusal, and comes in time. */
async function askUntil(
  signal: AbortSignal,
  writers: Writers,
  slowestMs: number[],
  wrong: string[],
): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now()
    const response = await writers.first.client.send(listSavedMenus)
    const body = (await response.json()) as ErrorBody
    const ms = performance.now() - began
    slowestMs.push(ms)
    if (ms > BOUND_MS) wrong.push(`a list after ${Math.round(ms)} ms`)
    if (!response.ok && !['database_unavailable', 'too_many_requests'].includes(body.code))
      wrong.push(`a list: ${response.status} ${body.code}`)
    await setTimeout(50)
  }
}

/** How long after the end of a fault the first list is answered. */
async function recovery(writers: Writers): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < RECOVERY_MS) {
    const response = await writers.first.client.send(listSavedMenus)
    await response.arrayBuffer()
    if (response.ok) return performance.now() - began
    await setTimeout(10)
  }
  throw new Error(`No answer within ${RECOVERY_MS} ms after the fault`)
}

const healthOf = async ({ url }: ServerProcess): Promise<number> => (await fetch(`${url}/api/health`)).status
