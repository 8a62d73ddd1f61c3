import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../app/app.ts'
import { StartupError } from '../errors/startup-error.ts'
import { createHttpServer } from '../http/http-server.ts'
import { inviteFirst } from '../invitations/invite-first.ts'
import type { Env } from '../settings/env.ts'
import { flushLog, type Logger } from '../watching/log.ts'
import { type LoadSite, openServices, type ServiceOptions } from './open-services.ts'

export interface RunningServer {
  readonly url: string
  readonly log: Logger
  /** Ends what is under way, then everything; resolves when nothing is left open. */
  stop(reason: string): Promise<void>
}

/** Longest time that the rest may take to close after the last request: a database that hangs never would. */
const CLOSE_MS = 5000

/**
 * Starts the server. The port is opened last, so that the first request finds everything there.
 * @throws {StartupError} with one line for the operator; nothing is left open then
 */
export async function startServer(
  env: Env,
  loadSite: LoadSite,
  options: ServiceOptions = {},
): Promise<RunningServer> {
  const { server: http, drain } = createHttpServer()
  const services = await openServices(env, http, loadSite, options)
  const { log, site } = services
  let isDraining = false
  services.metrics.describe(services.version, services.database.engine, () => isDraining)
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
  http.on('error', (error) => log.error({ err: error }, 'a connection could not be taken'))
  const url = urlOf(http, env)
  await inviteFirst(services, url)
  // Derives its dishes before anybody asks; without the database, the first who asks does.
  services.catalogue.dishes().catch(() => {})
  log.info({ url, engine: services.database.engine, dataDir: env.dataDir }, 'started')

  async function end(reason: string): Promise<void> {
    isDraining = true
    log.info({ reason }, 'stopping')
    // Readiness reports it first: a balancer sends requests until its next check.
    await setTimeout(env.drainSeconds * 1000)
    await drain()
    const tooLate = setTimeout(CLOSE_MS, false, { ref: false })
    const inTime = await Promise.race([services.close().then(() => true), tooLate])
    if (inTime) log.info('stopped')
    else log.warn('stopped without waiting for what does not close')
    await flushLog(log)
  }

  let ending: Promise<void> | undefined
  return {
    url,
    log,
    stop(reason) {
      ending ??= end(reason)
      return ending
    },
  }
}

const listen = (http: Server, { port, host }: Env): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is in use; another one can be chosen with PORT.`
          : `Cannot listen at ${host}:${port}: ${cause.message}.`
      reject(new StartupError(reason, { cause }))
    }
    http.once('error', fail)
    http.listen(port, host, () => {
      http.off('error', fail)
      resolve()
    })
  })

function urlOf(http: Server, { host }: Env): string {
  const { port, family } = http.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : family === 'IPv6' ? `[${host}]` : host
  return `http://${name}:${port}`
}
