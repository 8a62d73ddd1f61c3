import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { mountAccounts } from '../features/accounts/routes.ts'
import { mountActivity } from '../features/activity/routes.ts'
import { mountBilling } from '../features/billing/routes.ts'
import { mountBoards } from '../features/boards/routes.ts'
import { mountCalendar } from '../features/calendar/routes.ts'
import { mountAudit } from '../features/catalogue-audit/routes.ts'
import { mountDrafts } from '../features/drafts/routes.ts'
import { mountGeneration } from '../features/generation/routes.ts'
import { mountVoices } from '../features/generation/voices.ts'
import { mountGuestCounts } from '../features/guest-counts/routes.ts'
import { mountImages } from '../features/images/routes.ts'
import { mountInsights } from '../features/insights/routes.ts'
import { mountInvitations } from '../features/invitations/routes.ts'
import { mountMenus } from '../features/menus/routes.ts'
import { mountDescription } from '../features/operation/description.ts'
import { mountOperation } from '../features/operation/routes.ts'
import { mountPalettes } from '../features/palettes/routes.ts'
import { mountPlannedPrices } from '../features/planned-prices/routes.ts'
import { mountReference } from '../features/reference/routes.ts'
import { mountRestaurants } from '../features/restaurants/routes.ts'
import { mountSoldOut } from '../features/sold-out/routes.ts'
import { mountSources } from '../features/sources/routes.ts'
import { mountSpecials } from '../features/specials/routes.ts'
import { mountTypesetting } from '../features/typesetting/routes.ts'
import { mountUploads } from '../features/uploads/routes.ts'
import { mountWebhooks } from '../features/webhooks/routes.ts'
import { answerError } from '../http/answers/answer-error.ts'
import type { Api, HttpBindings } from '../http/bindings.ts'
import { judgeBodies } from '../http/bodies/judge-bodies.ts'
import { refuseCompressedBodies } from '../http/bodies/limit-body.ts'
import { deadline } from '../http/request/deadline.ts'
import { limitRates } from '../http/request/rate-limit.ts'
import { requestContext } from '../http/request/request-context.ts'
import { contentSecurityPolicy } from '../http/security/content-security-policy.ts'
import { oneHost } from '../http/security/one-host.ts'
import { sameOrigin } from '../http/security/same-origin.ts'
import { frameOptions, neverStored, securityHeaders } from '../http/security/security-headers.ts'
import { mountPages } from '../pages/routes.ts'
import type { Services } from './services.ts'

/** The whole HTTP application, ready to be served or to be called by a test. */
export function createApp(services: Services): Api {
  const app = new Hono<HttpBindings>()
  app.onError(answerError)
  app.use(requestContext(services))
  app.use(compress())
  app.use(securityHeaders(services.env), frameOptions, contentSecurityPolicy)
  app.use('/api/*', neverStored)
  app.use(oneHost)
  app.use(sameOrigin(services.env.publicUrl))
  app.use(deadline(), refuseCompressedBodies, limitRates(services.rates, services.env))
  app.use(judgeBodies(services))
  mountAccounts(app, services)
  mountBilling(app, services)
  mountReference(app, services)
  mountGeneration(app, services)
  mountVoices(app, services)
  mountMenus(app, services)
  mountSoldOut(app, services)
  mountInsights(app, services)
  mountTypesetting(app, services)
  mountDrafts(app, services)
  mountRestaurants(app, services)
  mountPlannedPrices(app, services)
  mountCalendar(app, services)
  mountSpecials(app, services)
  mountBoards(app, services)
  mountGuestCounts(app, services)
  mountWebhooks(app, services)
  mountPalettes(app, services)
  mountUploads(app, services)
  mountSources(app, services)
  mountImages(app, services)
  mountAudit(app, services)
  mountActivity(app, services)
  mountInvitations(app, services)
  mountOperation(app, services)
  mountDescription(app, services)
  mountPages(app, services)
  return app
}
