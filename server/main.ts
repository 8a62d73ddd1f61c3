import { join } from 'node:path'
import { readEnv, StartupError } from './env.ts'
import { loadBuiltSite } from './pages/site.ts'
import { startServer } from './start.ts'

const DIST_DIR = join(import.meta.dirname, '..', 'dist')

try {
  const server = await startServer(readEnv(process.env), () => loadBuiltSite(DIST_DIR))
  process.stdout.write(`Carte is ready at ${server.url}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => server.stop(signal).then(() => process.exit(0)))
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
