import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { answerError } from '../http/answers/answer-error.ts'
import { namesBuild } from '../http/answers/names-build.ts'
import type { Api, HttpBindings } from '../http/bindings.ts'
import { judgeBodies } from '../http/bodies/judge-bodies.ts'
import { refuseCompressedBodies } from '../http/bodies/limit-body.ts'
import { deadline } from '../http/request/deadline.ts'
import { identifyCallers } from '../http/request/identify-callers.ts'
import { makeOnce } from '../http/request/once.ts'
import { limitRates } from '../http/request/rate-limit.ts'
import { requestContext } from '../http/request/request-context.ts'
import { contentSecurityPolicy } from '../http/security/content-security-policy.ts'
import { oneHost } from '../http/security/one-host.ts'
import { sameOrigin } from '../http/security/same-origin.ts'
import { frameOptions, neverStored, securityHeaders } from '../http/security/security-headers.ts'
import { mountPages } from '../pages/routes.ts'
import { createPages } from '../pages/show-page.ts'
import { installationOf } from '../settings/installation.ts'
import { features } from './features.ts'
import type { Services } from './services.ts'

export function createApp(services: Services): Api {
  const app = new Hono<HttpBindings>()
  app.onError(answerError)
  app.use(requestContext(services))
  app.use(identifyCallers(services))
  app.use(compress())
  app.use(securityHeaders(services.env), frameOptions, contentSecurityPolicy)
  app.use('/api/*', neverStored, namesBuild(services.version, services.site.build?.id))
  app.use(oneHost)
  app.use(sameOrigin(services.env.publicUrl))
  app.use(deadline(), refuseCompressedBodies, limitRates(services.rates, services.env))
  app.use(judgeBodies(services), makeOnce(services))
  const pages = createPages(
    services,
    features.map(({ screensPolicy = {} }) => screensPolicy),
    app.fetch,
  )
  for (const { mount } of features) mount?.(app, services, pages.page)
  mountPages(app, services, pages, {
    screens: features.flatMap(({ screens }) => screens?.(installationOf(services.env)) ?? []),
    workers: features.flatMap(({ pageWorkers = {} }) => Object.entries(pageWorkers)),
  })
  return app
}
