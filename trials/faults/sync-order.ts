import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { createSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { buildContent, buildSavePayload } from '../../tests/builders/build-menu.ts'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { integrityOf } from './kill-server.ts'
import { pathOf, readTrace, type SystemCall, textOf, textsOf } from './trace.ts'
import { skipped, type Trial, type TrialRow } from './trial.ts'

/** Every call that changes a file, brings it to the disk, or sends an answer. */
const TRACED =
  'pwrite64,write,writev,pwritev,sendto,sendmsg,fsync,fdatasync,rename,renameat,renameat2,ftruncate,mkdir'
const TRACE_END_MS = 20_000
const WITHOUT_SYNC = pathToFileURL(join(import.meta.dirname, 'without-sync.ts')).href
/** Cuts of the power for each answer, each with other parts of what was not synced. */
const CUTS = 3

export const syncOrder: Trial = {
  name: 'sync-order',
  rounds: 60,
  run: async (rounds) => {
    if (spawnSync('strace', ['-V']).error) return [skipped('power cut', 'strace is not at hand')]
    const installation = await makeInstallation()
    try {
      return [
        await provedOrder(installation, rounds),
        await caughtWithoutSync(installation, Math.min(rounds, 12)),
      ]
    } finally {
      rmSync(installation.dataDir, { recursive: true })
    }
  },
}

/** What was answered as done: a saved menu, or a picture by its name. */
interface Acknowledged {
  readonly requestId: string
  readonly menu?: { readonly id: string; readonly version: number; readonly content: MenuContent }
  readonly upload?: string
}

/** What a server left behind that ended well, with an owner who is signed in. */
interface Installation {
  readonly dataDir: string
  readonly owner: TestClient
}

interface TracedRun {
  readonly dataDir: string
  /** The database as it was before the traced process began. */
  readonly before: string
  readonly calls: readonly SystemCall[]
  readonly acknowledged: readonly Acknowledged[]
}

async function provedOrder(installation: Installation, rounds: number): Promise<TrialRow> {
  const run = await traceServer(installation, rounds, {})
  const late = run.acknowledged.flatMap((entry) => lateSyncs(run, entry))
  const cuts = cutPower(run)
  clean(run)
  for (const line of [...late, ...cuts.lost]) process.stderr.write(`power cut: ${line}\n`)
  return {
    fault: 'power cut: what was synced before each answer, by trace',
    rounds: run.acknowledged.length + cuts.count,
    acknowledged: run.acknowledged.length,
    lost: late.length + cuts.lost.length,
    wrong: 0,
    note: `${run.acknowledged.length} answers in order, ${cuts.count} cuts simulated, integrity_check ok`,
  }
}

/** Proves that the check can fail: a server whose SQLite does not sync must be caught. */
async function caughtWithoutSync(installation: Installation, rounds: number): Promise<TrialRow> {
  const run = await traceServer(installation, rounds, { NODE_OPTIONS: `--import=${WITHOUT_SYNC}` })
  const menus = run.acknowledged.filter(({ menu }) => menu)
  const caught = menus.filter((entry) => lateSyncs(run, entry).length > 0)
  const cuts = cutPower(run)
  clean(run)
  return {
    fault: 'the same check on a server made to run with synchronous = OFF',
    rounds: menus.length,
    acknowledged: menus.length,
    lost: 0,
    wrong: menus.length - caught.length,
    note: `must be caught: ${caught.length} of ${menus.length} answers, ${cuts.badCuts} of ${cuts.count} cuts`,
  }
}

async function makeInstallation(): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-traced-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const owner = new TestClient(server.url)
  await owner.register('tracer')
  await subscribe(owner)
  await server.end('SIGTERM')
  return { dataDir, owner }
}

/** Has a server under strace answer saves and uploads, one after the other, and end as by a power cut. */
async function traceServer(
  installation: Installation,
  rounds: number,
  settings: Record<string, string>,
): Promise<TracedRun> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-trace-'))
  const before = mkdtempSync(join(tmpdir(), 'carte-before-'))
  const trace = join(before, 'trace')
  const env = { CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent', UV_USE_IO_URING: '0', ...settings }
  cpSync(installation.dataDir, dataDir, { recursive: true })
  cpSync(join(dataDir, 'carte.db'), join(before, 'carte.db'))

  const strace = [
    'strace',
    '--seccomp-bpf',
    '-D',
    '-f',
    '-y',
    '-xx',
    '-s',
    '1000000',
    '-o',
    trace,
    '-e',
    `trace=${TRACED}`,
  ]
  const server = await startServerProcess(env, { under: strace })
  const client = new LabelledClient(server.url, installation.owner)
  const acknowledged: Acknowledged[] = []
  let last: Acknowledged['menu']
  for (let round = 0; round < rounds; round++) {
    if (round % 5 === 4) acknowledged.push(await upload(client))
    else {
      last = await save(client, round % 3 === 0 ? undefined : last)
      acknowledged.push({ requestId: client.lastRequestId, menu: last })
    }
  }
  await server.end('SIGKILL')
  return { dataDir, before, calls: readTrace(await finished(trace)), acknowledged }
}

async function save(client: TestClient, stored: Acknowledged['menu']): Promise<Acknowledged['menu']> {
  const content = buildContent({ items: 1 + Math.floor(Math.random() * 60) })
  const { id, version } = stored
    ? await client.call(updateSavedMenu, {
        params: { id: stored.id },
        body: { ...buildSavePayload({ content }), version: stored.version },
      })
    : await client.call(createSavedMenu, { body: buildSavePayload({ content }) })
  return { id, version, content }
}

async function upload(client: LabelledClient): Promise<Acknowledged> {
  const noise = { create: { width: 64, height: 64, channels: 3, background: 'red', noise: NOISE } } as const
  const file = new File([new Uint8Array(await sharp(noise).png().toBuffer())], 'plate.png')
  const { url } = await client.call(uploadImage, { upload: { file } })
  return { requestId: client.lastRequestId, upload: url.split('/').at(-1) }
}

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const

class LabelledClient extends TestClient {
  lastRequestId = ''
  readonly #owner: TestClient
  #count = 0

  constructor(baseUrl: string, owner: TestClient) {
    super(baseUrl)
    this.#owner = owner.at(baseUrl)
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    this.#count += 1
    this.lastRequestId = `traced-request-${this.#count}`
    const headers = new Headers(init.headers)
    headers.set('x-request-id', this.lastRequestId)
    return this.#owner.fetch(path, { ...init, headers })
  }
}

async function finished(trace: string): Promise<string> {
  const end = performance.now() + TRACE_END_MS
  let size = -1
  while (performance.now() < end) {
    const text = existsSync(trace) ? readFileSync(trace, 'utf8') : ''
    if (text.length === size && text.includes('+++ killed by SIGKILL +++')) return text
    size = text.length
    await setTimeout(500)
  }
  throw new Error('strace did not end')
}

const isSync = ({ name, result }: SystemCall): boolean => /^f(data)?sync$/.test(name) && result === 0

/** Why an answer came too early: empty where everything that it promises was on the disk before it. */
export function lateSyncs({ calls, dataDir, acknowledged }: TracedRun, entry: Acknowledged): string[] {
  const answerOf = ({ requestId }: Acknowledged) =>
    calls.find(
      (call) =>
        /^(write|writev|sendto|sendmsg)$/.test(call.name) &&
        textsOf(call).some((text) => text.includes(`x-request-id: ${requestId}\r\n`)),
    )
  const answer = answerOf(entry)
  if (!answer) return [`${entry.requestId}: its answer is not in the trace`]
  const previous = acknowledged[acknowledged.indexOf(entry) - 1]
  const since = (previous && answerOf(previous)?.ended) ?? 0
  const earlier = calls.filter(({ began, ended }) => began > since && ended < answer.began)
  const log = join(dataDir, 'carte.db-wal')
  const writes = earlier.filter((call) => call.name === 'pwrite64' && pathOf(call) === log)
  const lastWrite = writes.at(-1)
  const faults: string[] = []
  if (!lastWrite) faults.push('nothing was written to the log')
  else if (!earlier.some((call) => isSync(call) && pathOf(call) === log && call.began > lastWrite.ended))
    faults.push('the log was not synced after its last write')
  if (entry.upload) faults.push(...lateSyncsOfUpload(earlier, join(dataDir, 'uploads'), entry.upload))
  return faults.map((fault) => `${entry.requestId}: ${fault}`)
}

function lateSyncsOfUpload(earlier: readonly SystemCall[], folder: string, name: string): string[] {
  const rename = earlier.find(
    (call) =>
      call.name.startsWith('rename') && textsOf(call).some((text) => text.toString() === join(folder, name)),
  )
  if (!rename) return ['the picture did not get its name']
  const aside = textsOf(rename)[0]?.toString()
  const isOnDisk = earlier.some((call) => isSync(call) && pathOf(call) === aside && call.ended < rename.began)
  const syncedAfter = (path: string, { ended }: SystemCall) =>
    earlier.some((call) => isSync(call) && pathOf(call) === path && call.began > ended)
  const made = earlier.find(
    (call) => call.name === 'mkdir' && call.result === 0 && textOf(call).toString() === folder,
  )
  return [
    ...(isOnDisk ? [] : ['the picture was not synced before it got its name']),
    ...(syncedAfter(folder, rename) ? [] : ['the folder of the pictures was not synced after the name']),
    ...(made && !syncedAfter(join(folder, '..'), made) ? ['the new folder was not synced'] : []),
  ]
}

/**
 * Cuts the power right before each answer went out, over and over: of each file there is what was synced,
 * and of the writes since then any part, torn anywhere. What was answered by then has to be there.
 */
function cutPower({ calls, before, dataDir, acknowledged }: TracedRun): {
  count: number
  badCuts: number
  lost: string[]
} {
  const lost: string[] = []
  let count = 0
  let badCuts = 0
  for (const [index, entry] of acknowledged.entries()) {
    const answer = calls.find((call) =>
      textsOf(call).some((text) => text.includes(`: ${entry.requestId}\r\n`)),
    )
    if (!answer) continue
    for (let cut = 0; cut < CUTS; cut++, count++) {
      const left = mkdtempSync(join(tmpdir(), 'carte-cut-'))
      const earlier = calls.filter(({ began }) => began < answer.began)
      for (const name of ['carte.db', 'carte.db-wal']) {
        const path = join(before, name)
        const start = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
        const bytes = contentAfterCut(start, earlier, join(dataDir, name))
        if (bytes.byteLength > 0) writeFileSync(join(left, name), bytes)
      }
      const missing = missingIn(join(left, 'carte.db'), acknowledged.slice(0, index + 1))
      if (missing.length > 0) badCuts++
      lost.push(...missing)
      rmSync(left, { recursive: true })
    }
  }
  return { count, badCuts, lost }
}

function contentAfterCut(start: Buffer, calls: readonly SystemCall[], path: string): Buffer {
  const own = calls.filter((call) => pathOf(call) === path)
  const lastSync = own.findLastIndex(isSync)
  let bytes = start
  for (const [index, call] of own.entries()) {
    const isSafe = index < lastSync
    if (call.name === 'ftruncate' && isSafe) bytes = bytes.subarray(0, Number(call.args.split(', ').at(-1)))
    if (call.name !== 'pwrite64' || (!isSafe && Math.random() < 0.5)) continue
    const text = textOf(call)
    const kept = isSafe ? text : text.subarray(0, Math.floor(Math.random() * (text.byteLength + 1)))
    const offset = Number(call.args.split(', ').at(-1))
    const larger = Buffer.alloc(Math.max(bytes.byteLength, offset + kept.byteLength))
    bytes.copy(larger)
    kept.copy(larger, offset)
    bytes = larger
  }
  return bytes
}

function missingIn(path: string, acknowledged: readonly Acknowledged[]): string[] {
  try {
    const damage = integrityOf(path)
    if (damage.length > 0) return damage
    const database = new DatabaseSync(path)
    const read = database.prepare('SELECT version, document FROM "savedMenus" WHERE id = ?')
    const byId = new Map(acknowledged.flatMap(({ menu }) => (menu ? [[menu.id, menu] as const] : [])))
    const missing = [...byId.values()].filter(({ id, version, content }) => {
      const row = read.get(id)
      return (
        row?.version !== version ||
        !isDeepStrictEqual((JSON.parse(String(row.document)) as { content: MenuContent }).content, content)
      )
    })
    database.close()
    return missing.map(({ id, version }) => `after a cut, version ${version} of menu ${id} is missing`)
  } catch (error) {
    return [`after a cut: ${(error as Error).message}`]
  }
}

function clean({ dataDir, before }: TracedRun): void {
  rmSync(dataDir, { recursive: true })
  rmSync(before, { recursive: true })
}
