import { join } from 'node:path'
import { startServer } from '#server/boot/start.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'

/** A server that looks for versions whose date has come all the time, so that one goes live whenever it is killed. */
const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')
const server = await startServer(readEnv(process.env), () => loadBuiltSite(DIST_DIR), {
  roundsMs: { versions: 5 },
})
process.on('SIGTERM', async () => {
  await server.stop('SIGTERM')
  process.exit(0)
})
process.stdout.write(`Carte is ready at ${server.url}\n`)
