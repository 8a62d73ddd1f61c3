import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { loadCatalogue } from '#domain/catalogue/catalogue.ts'
import { createTypesetter } from '#typeset/typesetter.ts'
import packageJson from '../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import { claimDataDir, readOrCreateSecret } from './data-dir.ts'
import { openDatabase } from './db/open.ts'
import { type Env, StartupError } from './env.ts'
import { createAuth } from './features/accounts/auth.ts'
import { createLog } from './log.ts'
import type { Site } from './pages/site.ts'

export interface RunningServer {
  readonly url: string
  /** Ends what is under way, then everything; resolves when nothing is left open. */
  stop(reason: string): Promise<void>
}

/** Longest time that requests under way get to end after a signal. */
const DRAIN_MS = 10_000

/**
 * Starts everything, the port last, so that the first request finds all of it and the end of the
 * last request precedes the end of everything else.
 * @throws {StartupError} with one line for the operator; nothing is left open then
 */
export async function startServer(
  env: Env,
  loadSite: (http: Server) => Promise<Site>,
  { typesetterWorkers }: { readonly typesetterWorkers?: number } = {},
): Promise<RunningServer> {
  const log = createLog(env.logLevel)
  // What has been opened, to be closed in the opposite order, at the end or when a later step fails.
  const opened: (() => void | Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of opened.reverse()) await close()
  }
  try {
    const dataDir = claimDataDir(env.dataDir)
    opened.push(() => dataDir.release())
    const http = createServer()
    const database = await openDatabase(env)
    opened.push(() => database.close())
    const typesetter = createTypesetter(typesetterWorkers ? { workers: typesetterWorkers } : {})
    opened.push(() => typesetter.close())
    const site = await loadSite(http)
    opened.push(() => site.close?.())

    let isDraining = false
    const { db, engine } = database
    const secret = env.secret ?? readOrCreateSecret(env.dataDir)
    const app = createApp({
      env,
      log,
      database,
      db,
      auth: createAuth({ db, engine, env, secret, log }),
      catalogue: loadCatalogue(),
      typesetter,
      site,
      clock: () => new Date(),
      version: packageJson.version,
      isDraining: () => isDraining,
    })
    const answer = getRequestListener(app.fetch)
    http.on('request', (request, response) => {
      if (!site.middleware) return answer(request, response)
      site.middleware(request, response, () => answer(request, response))
    })
    await listen(http, env)
    opened.push(() => closeHttp(http))
    const url = urlOf(http, env)
    log.info({ url, engine, dataDir: env.dataDir }, 'started')
    return {
      url,
      async stop(reason) {
        if (isDraining) return
        isDraining = true
        log.info({ reason }, 'stopping')
        await closeAll()
        log.info('stopped')
        log.flush()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

function listen(http: Server, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is in use; another one can be chosen with PORT.`
          : `Cannot listen at ${host}:${port}: ${cause.message}.`
      reject(new StartupError(reason, { cause }))
    })
    http.listen(port, host, resolve)
  })
}

/** Lets requests under way end; a connection that is still open after the time limit is cut. */
function closeHttp(http: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => http.closeAllConnections(), DRAIN_MS)
    http.close(() => {
      clearTimeout(cut)
      resolve()
    })
    http.closeIdleConnections()
  })
}

function urlOf(http: Server, { host }: Env): string {
  const { port, family } = http.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : family === 'IPv6' ? `[${host}]` : host
  return `http://${name}:${port}`
}
