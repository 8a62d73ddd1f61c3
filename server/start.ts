import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { type Env, StartupError } from './env.ts'
import { type LoadSite, openServices, type ServiceOptions } from './open-services.ts'

export interface RunningServer {
  readonly url: string
  /** Ends what is under way, then everything; resolves when nothing is left open. */
  stop(reason: string): Promise<void>
}

/** Longest time that requests under way get to end after a signal. */
const DRAIN_MS = 10_000

/**
 * Starts the server. The port is opened last, so that the first request finds everything there.
 * @throws {StartupError} with one line for the operator; nothing is left open then
 */
export async function startServer(
  env: Env,
  loadSite: LoadSite,
  options: ServiceOptions = {},
): Promise<RunningServer> {
  const http = createServer()
  const services = await openServices(env, http, loadSite, options)
  const { log, site } = services
  let isDraining = false
  const app = createApp({ ...services, isDraining: () => isDraining })
  const answer = getRequestListener(app.fetch)
  http.on('request', (request, response) => {
    if (!site.middleware) return answer(request, response)
    site.middleware(request, response, () => answer(request, response))
  })
  try {
    await listen(http, env)
  } catch (error) {
    await services.close()
    throw error
  }
  const url = urlOf(http, env)
  log.info({ url, engine: services.database.engine, dataDir: env.dataDir }, 'started')
  return {
    url,
    async stop(reason) {
      if (isDraining) return
      isDraining = true
      log.info({ reason }, 'stopping')
      await closeHttp(http)
      await services.close()
      log.info('stopped')
      log.flush()
    },
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
