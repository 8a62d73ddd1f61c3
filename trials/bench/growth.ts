import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { currentUser, login, register } from '#contract/accounts/accounts.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  type SavedMenu,
  type SavedMenuSummary,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '#tests/builders/build-menu.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { measureHouse } from './growth-house.ts'
import { PASSWORD, type Seeded, seed } from './growth-seed.ts'
import { median, percentile } from './measure.ts'
import { sampleContent } from './sample-content.ts'
import { type Answer, jsonOf, Visitor } from './visitor.ts'

/**
 * What grows with the number of saved menus, and must not: servers on installations of several sizes
 * answer the same calls in turns, so that whatever else the machine does slows all of them alike.
 * Ends with 1 where a call at the largest size takes more than 1.5 times what it takes at the smallest. The second half
 * (`growth-house.ts`) compares one account that has much with one that has little, for every read of the contract.
 */
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    menus: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '400' },
    /** Menus of one account whose reads are compared with those of a small account; 0 leaves that out. */
    house: { type: 'string', default: '6000' },
    /** Names of reads, with commas; all of the contract where absent. */
    calls: { type: 'string' },
  },
})
const sizes = options.menus.split(',').filter(Boolean).map(Number)
const rounds = Number(options.rounds)
const engines = options.engine === 'both' ? ['sqlite', 'postgres'] : [options.engine]
const MOST_TIMES = 1.5
const RARE_ROUNDS = 60
const GROWING_TABLES = [
  'savedMenus',
  'menuLinks',
  'users',
  'sessions',
  'accounts',
  'drafts',
  'uploads',
  'attempts',
  'subscriptions',
  'menuStates',
  'keptDocuments',
]

/** An installation of one size, its server and who asks it. */
interface Installation {
  readonly menus: number
  readonly seeded: Seeded
  readonly server: ServerProcess
  readonly agent: Agent
  readonly owners: readonly OwnerAtWork[]
  readonly chain: Visitor
  readonly guest: Visitor
}

interface OwnerAtWork {
  readonly name: string
  readonly visitor: Visitor
  readonly menuIds: readonly string[]
  readonly versions: Map<string, number>
}

/** One request of each round, or a few; the time that counts. */
type Call = (installation: Installation, round: number) => Promise<Answer>

const pick = <Value>(values: readonly Value[], round: number): Value => {
  const value = values[(round * 31) % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}

const payloads = Array.from({ length: 40 }, (_, n) => buildSavePayload({ content: sampleContent(n) }))

const calls: Readonly<Record<string, Call>> = {
  'who am I (session)': ({ owners }, round) => pick(owners, round).visitor.call(currentUser),
  'list, 5 menus': ({ owners }, round) => pick(owners, round).visitor.call(listSavedMenus),
  'list, 500 menus': ({ chain }) => chain.call(listSavedMenus),
  load: ({ owners }, round) => {
    const { visitor, menuIds } = pick(owners, round)
    return visitor.call(readSavedMenu, { params: { id: pick(menuIds, round) } })
  },
  'keep a draft': ({ owners }, round) => {
    const { content, design } = pick(payloads, round)
    return pick(owners, round).visitor.call(writeDraft, { body: { content, design, step: 'builder' } })
  },
  'save over': async ({ owners }, round) => {
    const { visitor, menuIds, versions } = pick(owners, round)
    const id = pick(menuIds, round)
    const body = { ...pick(payloads, round), version: versions.get(id) ?? 0 }
    const answer = await visitor.call(updateSavedMenu, { params: { id }, body })
    versions.set(id, body.version + 1)
    return answer
  },
  'save new': async ({ owners }, round) => {
    const { visitor } = pick(owners, round)
    const answer = await visitor.call(createSavedMenu, { body: pick(payloads, round) })
    await visitor.call(deleteSavedMenu, { params: { id: jsonOf<SavedMenu>(answer).id } })
    return answer
  },
  'view, first time': (installation, round) => view(installation, round),
  'view, kept': async (installation, round) => {
    await view(installation, round)
    return view(installation, round)
  },
}

/** What takes long on purpose (a password is slow to check), or asks so much of one owner that limits apply. */
const rareCalls: Readonly<Record<string, Call>> = {
  'save new, 500 menus': async ({ chain }, round) => {
    const answer = await chain.call(createSavedMenu, { body: pick(payloads, round) })
    await chain.call(deleteSavedMenu, { params: { id: jsonOf<SavedMenu>(answer).id } })
    return answer
  },
  'sign in': ({ owners, server, agent }, round) =>
    new Visitor(server.url, agent, `10.1.${round >> 8}.${round & 255}`).call(login, {
      body: { username: pick(owners, round).name, password: PASSWORD },
    }),
  register: ({ server, agent }, round) =>
    new Visitor(server.url, agent, `10.2.${round >> 8}.${round & 255}`).call(register, {
      body: { username: `new${round}`, email: `new${round}@example.com`, password: PASSWORD },
    }),
}

async function view({ guest, seeded }: Installation, round: number): Promise<Answer> {
  const id = seeded.sharedMenus[round % seeded.sharedMenus.length]
  const answer = await guest.ask('GET', `/menu-viewer/${id}`)
  if (answer.status !== 200) throw new Error(`The viewer answered ${answer.status}`)
  return answer
}

let isFlat = true

async function measureEngine(engine: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'carte-growth-'))
  const postgres = engine === 'postgres' ? await startPostgres({ fsync: true }) : undefined
  const installations: Installation[] = []
  const urls: string[] = []
  try {
    if (engine === 'postgres' && !postgres) {
      say('No PostgreSQL was found (initdb, pg_ctl): its half is left out.')
      return
    }
    for (const menus of sizes) {
      const databaseUrl = await postgres?.createDatabase(`growth_${menus}`)
      if (databaseUrl) urls.push(databaseUrl)
      const start = performance.now()
      const installation = await prepare({ menus, databaseUrl, dataDir: join(folder, String(menus)) })
      const { rows } = installation.seeded
      say(
        `${engine}: ${menus} menus, ${rows.users} owners, ${rows.sessions} sessions, ${rows.drafts} drafts, ${rows.uploads} uploads; filled in ${Math.round((performance.now() - start) / 1000)} s`,
      )
      installations.push(installation)
    }
    const scansBefore = await countScans(urls.at(-1))
    report(engine, await inTurns(installations, calls, rounds))
    report(engine, await inTurns(installations, rareCalls, Math.min(rounds, RARE_ROUNDS)))
    const largest = urls.at(-1)
    // PostgreSQL reads a small table from end to end even where it has an index; a large one it must not.
    if (largest) {
      const scans = differenceOf(await countScans(largest), scansBefore)
      say(`postgres: tables read from end to end with ${sizes.at(-1)} menus: ${scans || 'none'}`)
    }
  } finally {
    for (const { server, agent } of installations) {
      agent.destroy()
      await server.end('SIGTERM')
    }
    postgres?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare({
  menus,
  databaseUrl,
  dataDir,
}: {
  menus: number
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Installation> {
  mkdirSync(dataDir, { recursive: true })
  const seeded = await seed({ databaseUrl, dataDir }, menus)
  const server = await startServerProcess({
    CARTE_DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const signIn = async (username: string, nth: number) => {
    const visitor = new Visitor(server.url, agent, `10.0.${nth >> 8}.${nth & 255}`)
    await visitor.call(login, { body: { username, password: PASSWORD } })
    return visitor
  }
  const owners: OwnerAtWork[] = []
  for (const [nth, name] of seeded.owners.entries()) {
    const visitor = await signIn(name, nth)
    const list = jsonOf<SavedMenuSummary[]>(await visitor.call(listSavedMenus))
    owners.push({
      name,
      visitor,
      menuIds: list.map(({ id }) => id),
      versions: new Map(list.map(({ id, version }) => [id, version])),
    })
  }
  return {
    menus,
    seeded,
    server,
    agent,
    owners,
    chain: await signIn(seeded.chain, 999),
    guest: new Visitor(server.url, agent),
  }
}

type Times = Map<string, number[][]>

async function inTurns(
  installations: readonly Installation[],
  measured: Readonly<Record<string, Call>>,
  count: number,
): Promise<Times> {
  const times: Times = new Map(Object.keys(measured).map((name) => [name, installations.map(() => [])]))
  const warmUp = Math.ceil(count / 10)
  for (let round = 0; round < count + warmUp; round += 1) {
    for (const [name, call] of Object.entries(measured)) {
      for (let turn = 0; turn < installations.length; turn += 1) {
        const index = (turn + round) % installations.length
        const installation = installations[index]
        if (!installation) continue
        const { ms } = await call(installation, round)
        if (round >= warmUp) times.get(name)?.[index]?.push(ms)
      }
    }
  }
  return times
}

function report(engine: string, times: Times): void {
  for (const [name, bySize] of times) {
    const p95 = bySize.map((values) => percentile(values, 0.95))
    const medians = bySize.map(median)
    const ratio = (values: readonly number[]) => (values.at(-1) ?? 0) / (values[0] ?? 1)
    if (ratio(p95) > MOST_TIMES) isFlat = false
    say(
      `${engine.padEnd(8)} ${name.padEnd(20)} median ${row(medians)} ms ×${ratio(medians).toFixed(2)}   p95 ${row(p95)} ms ×${ratio(p95).toFixed(2)}${ratio(p95) > MOST_TIMES ? '  NOT FLAT' : ''}`,
    )
  }
}

const row = (values: readonly number[]): string =>
  values.map((value) => value.toFixed(2).padStart(7)).join(' ')

async function countScans(url: string | undefined): Promise<Map<string, number>> {
  if (url === undefined) return new Map()
  // Each connection tells its counts a second after the query, at the latest.
  await setTimeout(1500)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ relname: string; seq_scan: string }>(
      'select relname, seq_scan from pg_stat_user_tables',
    )
    return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
  } finally {
    await client.end()
  }
}

const differenceOf = (after: Map<string, number>, before: Map<string, number>): string =>
  GROWING_TABLES.map((table) => [table, (after.get(table) ?? 0) - (before.get(table) ?? 0)] as const)
    .filter(([, scans]) => scans > 0)
    .map(([table, scans]) => `${table} ${scans} times`)
    .join(', ')

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

for (const engine of engines) {
  if (sizes.length > 0) await measureEngine(engine)
  if (Number(options.house) > 0)
    isFlat =
      (await measureHouse(engine, Number(options.house), { say, only: options.calls?.split(',') })) && isFlat
}
process.exit(isFlat ? 0 : 1)
