import type { Server } from 'node:http'
import { readEnv, StartupError } from './env.ts'
import type { Site } from './pages/site.ts'
import { startServer } from './start.ts'

/** Runs the server as a process: settings from the environment, an end on a signal, one line on failure. */
export async function run(loadSite: (http: Server) => Promise<Site>): Promise<void> {
  try {
    const server = await startServer(readEnv(process.env), loadSite)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, async () => {
        await server.stop(signal)
        process.exit(0)
      })
    }
    process.stdout.write(`Carte is ready at ${server.url}\n`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
