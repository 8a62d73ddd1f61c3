import type { Server } from 'node:http'
import { StartupError } from '../errors/startup-error.ts'
import { readEnv } from '../settings/env.ts'
import type { Site } from '../site/site.ts'
import { flushLog } from '../watching/log.ts'
import { keepCompiledCode } from './compiled-code.ts'

/**
 * Runs the server as a process: settings from the environment, an end on a signal, one line on failure.
 * An uncaught error ends it at once, with a line in the log: the state it left is unknown, while a fresh
 * start is known to be sound.
 */
export async function run(loadSite: (http: Server) => Promise<Site>): Promise<void> {
  // Other users of the machine may not read what this process and its workers write.
  process.umask(0o077)
  try {
    const env = readEnv(process.env)
    keepCompiledCode(env.dataDir)
    // A wrong setting is reported at once, before the rest of the server is loaded.
    const { startServer } = await import('./start.ts')
    const server = await startServer(env, loadSite)
    process.on('uncaughtException', async (error, origin) => {
      server.log.fatal({ err: error, origin }, 'ended by an error that nobody caught')
      await flushLog(server.log)
      process.exit(1)
    })
    // A terminal and npm send the same signal twice: the second one must not cut the first one's end short.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, async () => {
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
