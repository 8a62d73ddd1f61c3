import type { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  type CatalogueFigures,
  DEMO_PRINT_PATH,
  NOTICE_COOKIE,
  publicPaths,
  WELCOME_PATH,
} from '#contract/pages/pages.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { cuisines } from '#domain/reference/reference.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import { dishImageUrl } from '#illustration/address.ts'
import type { Payments } from '../adapters/payments/port.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { GuestCounting } from '../counting/guest-counts.ts'
import type { Clock, Database } from '../db/database.ts'
import type { Accounts } from '../features/accounts/signing-in/auth.ts'
import { forwardCookies, requestOf } from '../features/accounts/signing-in/request.ts'
import { ownOrigin } from '../http/addresses/own-origin.ts'
import type { HttpBindings } from '../http/bindings.ts'
import type { Limiters } from '../limits/limiters.ts'
import type { Plans } from '../owners/owners.ts'
import { listedTemplates } from '../printing/listed-templates.ts'
import type { Printing } from '../printing/printing.ts'
import { installationOf } from '../settings/installation.ts'
import type { Settings } from '../settings/settings.ts'
import type { Sites } from '../site/site.ts'
import type { Watching } from '../watching/watching.ts'
import { robotsTxt, webManifest } from './discovery.ts'
import { mountFiles } from './files.ts'
import { mountNotFound } from './not-found.ts'
import type { PageWorkers } from './page-workers.ts'
import { mountRestaurantPages } from './restaurant/routes.ts'
import type { Pages } from './show-page.ts'
import { mountSitemaps } from './sitemaps.ts'
import { mountViewer } from './viewer/viewer.ts'

/** What features have on the site. */
interface OfFeatures {
  readonly screens: readonly string[]
  /** Their service workers, by how their files begin: the paths that each may answer for. */
  readonly workers: PageWorkers
}

export function mountPages(
  app: Hono<HttpBindings>,
  services: Sites &
    Settings &
    Catalogue &
    Clock &
    Pick<Accounts, 'auth'> &
    Database &
    Payments &
    Plans &
    Printing &
    Watching &
    GuestCounting &
    Pick<Limiters, 'rates'>,
  pages: Pages,
  { screens, workers }: OfFeatures,
): void {
  const { env } = services
  const { page, screen } = pages
  const installation = installationOf(env)
  mountFiles(app, services, workers)

  // For a signed-in user `/` is the list of their menus, so the page for strangers has another address.
  app.get(publicPaths.home, async (c) => {
    c.header('vary', 'cookie', { append: true })
    if (await c.var.visitor()) return screen(c)
    return installation.hasSite ? page(c, { kind: 'home' }) : c.redirect('/auth')
  })
  if (installation.hasSite) mountSite(app, services, pages)

  app.get('/robots.txt', (c) => c.text(robotsTxt(ownOrigin(c, env.publicUrl), screens)))
  app.get('/site.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(env.brand)), 200, { 'content-type': 'application/manifest+json' }),
  )

  mountSitemaps(app, services)

  // For pages without a script; the screens call the API.
  app.post('/logout', async (c) => {
    forwardCookies(c, await services.auth.call('signOut', requestOf(c, env), {}))
    setCookie(c, NOTICE_COOKIE, 'signed-out' satisfies AccountNotice, {
      path: '/',
      maxAge: 60,
      sameSite: 'Lax',
      secure: env.publicUrl?.protocol === 'https:',
    })
    // A screen removes the open menu and its filters at logout; a page cannot.
    c.header('clear-site-data', '"storage"')
    return c.redirect('/', 303)
  })

  mountViewer(app, services, page)
  mountRestaurantPages(app, services)

  for (const path of screens) app.get(path, screen)
  mountNotFound(app, pages)
}

function mountSite(app: Hono<HttpBindings>, services: Catalogue & Settings, { page, show }: Pages): void {
  app.get(WELCOME_PATH, async (c) =>
    show(c, { kind: 'home' }, { status: 200, visitor: await c.var.visitor(), path: publicPaths.home }),
  )
  app.get(publicPaths.features, async (c) =>
    page(c, { kind: 'features', catalogue: catalogueFigures(await services.catalogue.dishes()) }),
  )
  if (hasPlans(installationOf(services.env)))
    app.get(publicPaths.pricing, (c) => page(c, { kind: 'pricing' }))
  app.get(publicPaths.templates, (c) => page(c, { kind: 'templates', templates: listedTemplates() }))
  app.get(publicPaths.about, (c) => page(c, { kind: 'about' }))
  app.get(publicPaths.demo, (c) => page(c, { kind: 'demo' }))
  app.get(DEMO_PRINT_PATH, (c) => page(c, { kind: 'demo-print' }))
}

/** Dishes of the catalogue whose pictures the site shows. */
const PICTURED_DISHES = ['Pizza Margherita', 'Tom Yum Goong', 'Lobster Roll']

const catalogueFigures = (dishes: readonly Dish[]): CatalogueFigures => ({
  dishCount: dishes.length,
  cuisineNames: cuisines.map(({ name }) => name),
  pictured: PICTURED_DISHES.flatMap((name) => dishes.find((dish) => dish.name === name) ?? []).map(
    (dish) => ({
      name: dish.name,
      imageUrl: dishImageUrl(dish),
    }),
  ),
})
