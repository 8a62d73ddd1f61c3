import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { createSavedMenu, shareSavedMenu } from '#contract/saved-menus.ts'
import { createApp } from '#server/app/app.ts'
import { openServices } from '#server/boot/open-services.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { TestClient } from '#tests/support/test-client.ts'
import { type BenchRow, median, ms } from './measure.ts'
import type { GuestJob, GuestReport } from './viewer-guests.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')
const GUESTS = join(import.meta.dirname, 'viewer-guests.ts')
const STRING_PATH = '/fixed-string'
const CONNECTIONS = 16
const ROUNDS = 7
const REQUESTS = { cached: 1500, cold: 250 } as const

/**
 * The viewer's page of a 40-item menu as guests get it, over HTTP and compressed, against a fixed string
 * of the same compressed bytes on the same server. Another process asks, so that the CPU time is the
 * server's; rounds of each take turns, since a shared machine is faster at one time than at another.
 */
export async function benchViewer(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-bench-'))
  const http = createServer()
  const env = readEnv({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const services = await openServices(env, http, () => loadBuiltSite(DIST_DIR))
  const guests = fork(GUESTS)
  try {
    const app = createApp({ ...services, isDraining: () => false })
    let string: Uint8Array<ArrayBuffer> = new Uint8Array()
    app.get(STRING_PATH, (c) =>
      c.body(string, 200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }),
    )
    http.on('request', getRequestListener(app.fetch))
    await once(http.listen(0, '127.0.0.1'), 'listening')
    const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    const path = await shareMenu(new TestClient(origin))
    const html = await (await fetch(origin + path)).text()
    string = new Uint8Array(brotliCompressSync(html))
    return await compare(
      guests,
      origin,
      path,
      `${Math.round(html.length / 1024)} KB, ${string.byteLength} bytes`,
    )
  } finally {
    guests.disconnect()
    http.close()
    http.closeAllConnections()
    await services.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function compare(
  guests: ChildProcess,
  origin: string,
  path: string,
  size: string,
): Promise<BenchRow[]> {
  const rounds = { string: [] as Round[], cached: [] as Round[], cold: [] as Round[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const string = await oneRound(guests, `${origin}${STRING_PATH}`, REQUESTS.cached, false)
    const cached = await oneRound(guests, `${origin}${path}`, REQUESTS.cached, false)
    const cold = await oneRound(guests, `${origin}${path}`, REQUESTS.cold, true)
    // The first round warms up.
    if (round === 0) continue
    rounds.string.push(string)
    rounds.cached.push(cached)
    rounds.cold.push(cold)
  }
  const [string, cached, cold] = [rounds.string, rounds.cached, rounds.cold].map(middle) as [
    Round,
    Round,
    Round,
  ]
  const row = (name: string, { perSecond, cpuMs }: Round): BenchRow => ({
    name: `Viewer page of 40 items (${size} compressed), ${name}`,
    value: `${Math.round(perSecond)} requests/s, ${ms(cpuMs)} CPU a request`,
    against: `a fixed string on the same server ${Math.round(string.perSecond)} requests/s, ${ms(string.cpuMs)}; ${(perSecond / string.perSecond).toFixed(2)} of its requests/s`,
  })
  return [row('kept', cached), row('rendered anew', cold)]
}

interface Round {
  readonly perSecond: number
  readonly cpuMs: number
}

const middle = (rounds: readonly Round[]): Round => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
})

async function oneRound(
  guests: ChildProcess,
  url: string,
  requests: number,
  isCold: boolean,
): Promise<Round> {
  const start = process.cpuUsage()
  guests.send({ url, requests, connections: CONNECTIONS, isCold } satisfies GuestJob)
  const [seconds] = (await once(guests, 'message')) as [GuestReport]
  const { user, system } = process.cpuUsage(start)
  return { perSecond: requests / seconds, cpuMs: (user + system) / 1000 / requests }
}

async function shareMenu(owner: TestClient): Promise<string> {
  await owner.register('bench')
  const content = buildContent({ items: 40 })
  const { id } = await owner.call(createSavedMenu, { body: buildSavePayload({ content }) })
  await owner.call(shareSavedMenu, { params: { id } })
  return `/menu-viewer/${id}`
}
