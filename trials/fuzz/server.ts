import { join } from 'node:path'
import { startServer } from '#server/boot/start.ts'
import { type RateKind, rateLimits } from '#server/limits/limits.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'

const NEVER_REACHED = { count: 1e9, block: 1e8 }
const kinds = Object.keys(rateLimits) as RateKind[]

/** The server that is tried, as a separate process: what ends it ends nothing else. */
const dist = join(import.meta.dirname, '..', '..', 'dist')
const server = await startServer(readEnv(process.env), () => loadBuiltSite(dist), {
  typesetterWorkers: 1,
  modelTimeLimitMs: 2000,
  rateLimits: Object.fromEntries(kinds.map((kind) => [kind, NEVER_REACHED])),
  // The web server of the trial is on this machine.
  reachablePrivateAddresses: ['127.0.0.1'],
})
process.once('SIGTERM', async () => {
  await server.stop('end of the trial')
  process.exit(0)
})
process.stdout.write(`Carte is ready at ${server.url}\n`)
