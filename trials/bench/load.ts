import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { register } from '#contract/accounts/accounts.ts'
import { live } from '#contract/accounts/operation.ts'
import { createSavedMenu, type SavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '#tests/builders/build-menu.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { LoadOwner } from './load-owner.ts'
import { Tally } from './load-tally.ts'
import { median } from './measure.ts'
import { figuresOf, machineCpuSeconds, type ProcessFigures } from './process-figures.ts'
import { sampleContent } from './sample-content.ts'
import { jsonOf, Visitor } from './visitor.ts'

/**
 * Owners at work and guests who read, all at once: every answer must be the one that the contract promises,
 * the times stay short and the memory flat. The same machine asks, so its other load is printed too. Ends
 * with 1 where anything failed.
 */
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    owners: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '180' },
    /** Seconds between two things that an owner does. */
    pace: { type: 'string', default: '2-5' },
    /** Pages that guests ask for, a second. */
    guests: { type: 'string', default: '20' },
  },
})
const owners = Number(options.owners)
const seconds = Number(options.seconds)
const guestsPerSecond = Number(options.guests)
const [paceFrom = 2, paceTo = 5] = options.pace.split('-').map(Number)
const GUESTS_ALONE_SECONDS = Math.min(20, seconds)
const SHARED_BEFORE = 40
const REGISTERING_AT_ONCE = 4
const SAMPLE_MS = 1000
const PROBE_MS = 200
const MEBIBYTE = 1024 * 1024
/** Caches fill up in the first third. */
const WARM_UP = 1 / 3

let hasFailed = false

async function loadEngine(engine: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-load-'))
  const postgres = engine === 'postgres' ? await startPostgres({ fsync: true }) : undefined
  const agent = new Agent({ keepAlive: true })
  try {
    if (engine === 'postgres' && !postgres) {
      say('No PostgreSQL was found (initdb, pg_ctl): its half is left out.')
      return
    }
    const databaseUrl = await postgres?.createDatabase('load')
    const server = await startServerProcess({
      CARTE_DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    try {
      await loadServer(engine, server.url, server.process.pid ?? 0, agent)
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    agent.destroy()
    postgres?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function loadServer(engine: string, url: string, pid: number, agent: Agent): Promise<void> {
  const ends = new AbortController()
  const tally = new Tally()
  const shared = await shareMenus(url, agent)
  const settings = { url, agent, pace: [paceFrom, paceTo] as const, ends: ends.signal, tally }
  const everybody = Array.from({ length: owners }, (_, number) => new LoadOwner(number, settings))
  await registerAll(everybody)

  const alone = new Tally()
  const guests = new Guests(url, agent, shared)
  await guests.read(alone, GUESTS_ALONE_SECONDS)

  const watch = new Watch(pid, url, agent, tally)
  const machineBefore = machineCpuSeconds()
  const ownBefore = process.cpuUsage()
  const timer = setTimeout(seconds * 1000).then(() => ends.abort())
  await Promise.all([
    ...everybody.map((owner) => owner.work()),
    guests.read(tally, seconds),
    watch.until(ends.signal),
    timer,
  ])
  say(
    `\n${engine}: ${owners} owners, each does something every ${paceFrom} to ${paceTo} s, and guests who ask for ${guestsPerSecond} pages a second, for ${seconds} s`,
  )
  for (const line of tally.lines(seconds)) say(`  ${line}`)
  say(`  guests before the owners began: ${alone.lines(GUESTS_ALONE_SECONDS).join('; ')}`)
  const own = process.cpuUsage(ownBefore)
  watch.report({
    machine: machineCpuSeconds() - machineBefore,
    own: (own.user + own.system) / 1e6,
  })
  const failures = [...tally.failures, ...alone.failures]
  say(
    `  ${tally.answers} answers; failures: ${failures.map(([what, count]) => `${what} (${count})`).join(', ') || 'none'}`,
  )
  if (failures.length > 0) hasFailed = true
}

async function shareMenus(url: string, agent: Agent): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < SHARED_BEFORE; n += 1) {
    // Three menus an account on Basic; one each is simpler.
    const owner = new Visitor(url, agent, `10.4.0.${n}`)
    const username = `shares${n}`
    await owner.call(register, {
      body: { username, email: `${username}@example.com`, password: 'correct horse' },
    })
    const body = buildSavePayload({ content: sampleContent(n) })
    const { id } = jsonOf<SavedMenu>(await owner.call(createSavedMenu, { body }))
    await owner.call(shareSavedMenu, { params: { id } })
    ids.push(id)
  }
  return ids
}

async function registerAll(everybody: readonly LoadOwner[]): Promise<void> {
  const waiting = [...everybody]
  const registerNext = async () => {
    for (let owner = waiting.pop(); owner; owner = waiting.pop()) await owner.register()
  }
  await Promise.all(Array.from({ length: REGISTERING_AT_ONCE }, registerNext))
}

/** They come when they come, whether or not the one before has been answered. */
class Guests {
  readonly #visitor: Visitor
  readonly #menus: readonly string[]

  constructor(url: string, agent: Agent, menus: readonly string[]) {
    this.#visitor = new Visitor(url, agent)
    this.#menus = menus
  }

  async read(tally: Tally, forSeconds: number): Promise<void> {
    const visits: Promise<unknown>[] = []
    const start = performance.now()
    for (let n = 0; n < forSeconds * guestsPerSecond; n += 1) {
      await setTimeout(Math.max(0, start + (n * 1000) / guestsPerSecond - performance.now()))
      const path = `/menu-viewer/${this.#menus[n % this.#menus.length]}`
      visits.push(tally.count('guest reads a menu', 200, this.#visitor.ask('GET', path)))
    }
    await Promise.all(visits)
  }
}

/** Looks at the server's memory, and asks it for nothing to see how long its event loop is taken. */
class Watch {
  readonly #pid: number
  readonly #visitor: Visitor
  readonly #tally: Tally
  readonly #samples: ProcessFigures[] = []
  readonly #before: ProcessFigures

  constructor(pid: number, url: string, agent: Agent, tally: Tally) {
    this.#pid = pid
    this.#visitor = new Visitor(url, agent)
    this.#tally = tally
    this.#before = figuresOf(pid)
  }

  async until(ends: AbortSignal): Promise<void> {
    const probe = async () => {
      while (!ends.aborted) {
        await this.#tally.count('(event loop: live)', live, this.#visitor.send(live))
        await setTimeout(PROBE_MS)
      }
    }
    const sample = async () => {
      while (!ends.aborted) {
        this.#samples.push(figuresOf(this.#pid))
        await setTimeout(SAMPLE_MS)
      }
    }
    await Promise.all([probe(), sample()])
  }

  report(seconds: { machine: number; own: number }): void {
    const end = figuresOf(this.#pid)
    const warm = Math.floor(this.#samples.length * WARM_UP)
    const tenth = Math.max(1, Math.floor(this.#samples.length / 10))
    const windows = {
      start: this.#samples.slice(0, tenth),
      warm: this.#samples.slice(warm, warm + tenth),
      end: this.#samples.slice(-tenth),
    }
    const rss = (pick: (figures: ProcessFigures) => number) =>
      Object.entries(windows)
        .map(([name, samples]) => `${name} ${Math.round(median(samples.map(pick)) / MEBIBYTE)} MB`)
        .join(', ')
    say(`  memory of the server: ${rss(({ rssBytes }) => rssBytes)}`)
    say(`  memory of its typesetting workers: ${rss(({ workersRssBytes }) => workersRssBytes)}`)
    const used = {
      server: end.cpuSeconds - this.#before.cpuSeconds,
      workers: end.workersCpuSeconds - this.#before.workersCpuSeconds,
    }
    const share = (value: number) => `${((value / seconds.machine) * 100).toFixed(0)} %`
    say(
      `  CPU: server ${used.server.toFixed(0)} s, workers ${used.workers.toFixed(0)} s, this program ${seconds.own.toFixed(0)} s, whole machine ${seconds.machine.toFixed(0)} s (${share(used.server + used.workers)} server and workers)`,
    )
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

for (const engine of options.engine === 'both' ? ['sqlite', 'postgres'] : [options.engine]) {
  await loadEngine(engine)
}
process.exit(hasFailed ? 1 : 0)
