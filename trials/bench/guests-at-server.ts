import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/app/app.ts'
import { openServices } from '#server/boot/open-services.ts'
import { type RateLimit, rateLimits } from '#server/limits/limits.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import type { HurriedJob, HurriedReport, PacedJob, PacedReport } from './guests.ts'
import { median } from './measure.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')
const GUESTS = join(import.meta.dirname, 'guests.ts')
const STRING_PATH = '/fixed-string'
const CONNECTIONS = 16

/** All guests come from one address, and ask more often than any one may. */
const withoutLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([kind, limit]): [string, RateLimit] => [
    kind,
    { ...limit, count: 1e9, block: 1e6 },
  ]),
)

/** A server in this process and guests in another, so that the CPU time of this one is the server's. */
export interface GuestsAtServer {
  readonly origin: string
  /**
   * Has the server answer a fixed string of the compressed bytes of a page as well.
   * @returns its address, and how large the page is
   */
  likePage(path: string): Promise<{ readonly url: string; readonly size: string }>
  hurry(url: string, job?: Partial<HurriedJob>): Promise<Round>
  pace(job: Omit<PacedJob, 'kind'>): Promise<PacedReport>
}

export interface Round {
  readonly perSecond: number
  /** Of the server, for one request. */
  readonly cpuMs: number
}

export const middle = (rounds: readonly Round[]): Round => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
})

/** Runs with a separate installation, which is deleted afterwards. */
export async function withGuestsAtServer<Value>(
  run: (guests: GuestsAtServer) => Promise<Value>,
): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-bench-'))
  const http = createServer()
  const env = readEnv({ CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const services = await openServices(env, http, () => loadBuiltSite(DIST_DIR), { rateLimits: withoutLimits })
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
    return await run({
      origin,
      async likePage(path) {
        const html = await (await fetch(origin + path)).text()
        string = new Uint8Array(brotliCompressSync(html))
        const size = `${Math.round(html.length / 1024)} KB, ${string.byteLength} bytes compressed`
        return { url: origin + STRING_PATH, size }
      },
      async hurry(url, { requests = 1, connections = CONNECTIONS, isCold = false } = {}) {
        const start = process.cpuUsage()
        guests.send({ kind: 'hurried', url, requests, connections, isCold } satisfies HurriedJob)
        const [seconds] = (await once(guests, 'message')) as [HurriedReport]
        const { user, system } = process.cpuUsage(start)
        return { perSecond: requests / seconds, cpuMs: (user + system) / 1000 / requests }
      },
      async pace(job) {
        guests.send({ kind: 'paced', ...job } satisfies PacedJob)
        const [report] = (await once(guests, 'message')) as [PacedReport]
        return report
      },
    })
  } finally {
    guests.disconnect()
    http.close()
    http.closeAllConnections()
    await services.close()
    rmSync(dataDir, { recursive: true })
  }
}
