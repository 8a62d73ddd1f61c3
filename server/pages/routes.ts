import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { accountPages, type User } from '#contract/accounts.ts'
import { hasPlans } from '#contract/installation.ts'
import { KITCHEN_PAGE } from '#contract/kitchen-links.ts'
import {
  type CatalogueFigures,
  DEMO_PRINT_PATH,
  NOTICE_COOKIE,
  type PublicPage,
  publicPaths,
  RESTAURANT_PATH,
  SOLD_OUT_PATH,
  START_PATH,
  TRIAL_PATH,
  WELCOME_PATH,
} from '#contract/pages.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { cuisines } from '#domain/reference/reference.ts'
import { type AccountNotice, accountNotices } from '#domain/site/account-notice.ts'
import { TOUCH_ICON_PATH } from '#domain/site/icons.ts'
import { dishImageUrl } from '#illustration/address.ts'
import type { Payments } from '../adapters/payments/port.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { Counting } from '../counting/guest-counts.ts'
import type { Clock, Database } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import type { Accounts } from '../features/accounts/signing-in/auth.ts'
import { forwardCookies, requestOf } from '../features/accounts/signing-in/request.ts'
import { mountBoardPages } from '../features/boards/screen/board-routes.ts'
import { knownPaths } from '../http/addresses/known-paths.ts'
import { ownOrigin } from '../http/addresses/own-origin.ts'
import { answerError } from '../http/answers/answer-error.ts'
import { ONE_DAY, ONE_YEAR_IMMUTABLE } from '../http/answers/cache-control.ts'
import type { HttpBindings, HttpContext } from '../http/bindings.ts'
import {
  newNonce,
  POLICY_HEADER,
  pageWorkerPolicy,
  picturePolicy,
  publicPagePolicy,
  screensPolicy,
  scriptPolicy,
} from '../http/security/content-security-policy.ts'
import type { Limiters } from '../limits/limiters.ts'
import type { Plans } from '../owners/owners.ts'
import { listedTemplates } from '../printing/listed-templates.ts'
import type { Printing } from '../printing/printing.ts'
import { installationOf } from '../settings/installation.ts'
import type { Settings } from '../settings/settings.ts'
import type { Sites } from '../site/site.ts'
import type { Watching } from '../watching/watching.ts'
import { robotsTxt, webManifest } from './discovery.ts'
import { workerScope } from './page-workers.ts'
import { mountRestaurantPages } from './restaurant/routes.ts'
import { filledShell } from './shell.ts'
import { mountSitemaps } from './sitemaps.ts'
import { mountViewer } from './viewer/viewer.ts'

const BILLING_SCREENS = ['/subscription-checkout', '/subscription-success']

/** Screens of the application; the browser's router takes over from its shell. */
const SCREENS = [
  '/auth',
  START_PATH,
  TRIAL_PATH,
  '/menu-builder',
  '/menu-designer',
  '/saved-menus',
  '/my-menus',
  SOLD_OUT_PATH,
  KITCHEN_PAGE,
  '/bin',
  '/compare',
  RESTAURANT_PATH,
  '/menu-audit',
  '/menu-optimization',
  '/recommendations',
  ...BILLING_SCREENS,
  '/account',
  '/forgot-password',
  accountPages.resetPassword,
  accountPages.verifyEmail,
]

/** Files of `web/static`, whose names stay when their content changes. */
const STATIC_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  TOUCH_ICON_PATH,
  '/icons/:file',
  '/pictures/:file',
  '/templates/:file',
  '/textures/:file',
]

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function pictureHeaders(_path: string, c: Context): void {
  c.header('cache-control', ONE_DAY)
  c.header(POLICY_HEADER, picturePolicy)
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
    Counting &
    Pick<Limiters, 'rates'>,
): void {
  const { site, env } = services
  const isFromSources = Boolean(site.middleware)
  const installation = installationOf(env)
  const screens = hasPlans(installation) ? SCREENS : SCREENS.filter((path) => !BILLING_SCREENS.includes(path))

  async function page(c: HttpContext, content: PublicPage, status: 200 | 404 = 200) {
    return show(c, content, { status, visitor: await c.var.visitor() })
  }

  async function show(
    c: HttpContext,
    content: PublicPage,
    { status, visitor, path = c.req.path }: Shown,
  ): Promise<Response> {
    const url = `${ownOrigin(c, env.publicUrl)}${path}`
    // Pages name who is signed in, so no shared cache may keep them.
    c.header('cache-control', 'private, no-cache')
    const html = await site.render(content, { visitor, installation, url, notice: takeNotice(c) })
    const hasScripts = content.kind === 'demo' || content.kind === 'demo-print'
    c.header(POLICY_HEADER, publicPagePolicy(html, { hasScripts, isFromSources }))
    return c.html(html, status)
  }

  /** A screen of the application: the shell, which the browser's router fills. */
  async function screen(c: HttpContext): Promise<Response> {
    const nonce = newNonce()
    const html = await site.shell(c.req.path)
    c.header('cache-control', 'private, no-cache')
    c.header(POLICY_HEADER, screensPolicy({ nonce, formPolicy: env.foreignForm?.policy, isFromSources }))
    return c.html(filledShell(html, { path: c.req.path, nonce, installation }))
  }

  // The sample pages of templates are in their folders.
  app.get(
    '/templates/:key{[a-z-]+}/:file{sample-[0-9]+\\.webp}',
    serveStatic({ root: ROOT, onFound: pictureHeaders }),
  )

  if (site.assetsDir) {
    for (const path of STATIC_FILES) {
      app.get(path, serveStatic({ root: site.assetsDir, onFound: pictureHeaders }))
    }
    app.use(
      '/assets/*',
      serveStatic({
        root: site.assetsDir,
        precompressed: true,
        onFound: (_path, c) => {
          c.header('cache-control', ONE_YEAR_IMMUTABLE)
          const scope = workerScope(c.req.path, c.req.query('scope'))
          if (scope !== undefined) {
            c.header(POLICY_HEADER, pageWorkerPolicy)
            c.header('service-worker-allowed', scope)
          } else if (c.req.path.endsWith('.js')) c.header(POLICY_HEADER, scriptPolicy)
        },
      }),
    )
  }

  // For a signed-in user `/` is the list of their menus, so the page for strangers has another address.
  app.get(publicPaths.home, async (c) => {
    c.header('vary', 'cookie', { append: true })
    return (await c.var.visitor()) ? screen(c) : page(c, { kind: 'home' })
  })
  app.get(WELCOME_PATH, async (c) =>
    show(c, { kind: 'home' }, { status: 200, visitor: await c.var.visitor(), path: publicPaths.home }),
  )
  app.get(publicPaths.features, async (c) =>
    page(c, { kind: 'features', catalogue: catalogueFigures(await services.catalogue.dishes()) }),
  )
  if (hasPlans(installation)) app.get(publicPaths.pricing, (c) => page(c, { kind: 'pricing' }))
  app.get(publicPaths.templates, (c) => page(c, { kind: 'templates', templates: listedTemplates() }))
  app.get(publicPaths.about, (c) => page(c, { kind: 'about' }))
  app.get(publicPaths.demo, (c) => page(c, { kind: 'demo' }))
  app.get(DEMO_PRINT_PATH, (c) => page(c, { kind: 'demo-print' }))

  app.get('/robots.txt', (c) => c.text(robotsTxt(ownOrigin(c, env.publicUrl), screens)))
  app.get('/site.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest()), 200, { 'content-type': 'application/manifest+json' }),
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
  mountBoardPages(app, services, page)
  mountRestaurantPages(app, services)

  for (const path of screens) app.get(path, screen)

  const paths = knownPaths(app.routes)
  app.notFound((c) => {
    const { pathname, search } = new URL(c.req.url)
    const methods = paths.methodsOf(pathname)
    // A route that took the path and found nothing under it answers as for an unknown one.
    if (methods.length > 0 && !methods.includes(c.req.method)) {
      c.header('allow', methods.join(', '))
      throw new AppError('method_not_allowed')
    }
    if (c.req.path.startsWith('/api/')) throw new AppError('not_found')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const meant = isRead ? paths.pageMeantBy(pathname) : undefined
    if (meant !== undefined) return c.redirect(`${meant}${search}`, 301)
    return page(c, { kind: 'not-found' }, 404)
  })

  // A person who opened a page gets every error as a page; programs get JSON.
  app.onError(async (error, c) => {
    const answer = answerError(error, c)
    if (!opensPage(c) || answer.status < 500) return answer
    try {
      const visitor = await c.var.visitor().catch(() => null)
      return await show(
        c,
        { kind: 'unexpected-error', requestId: c.var.requestId },
        { status: answer.status as ContentfulStatusCode, visitor },
      )
    } catch {
      return answer
    }
  })
}

interface Shown {
  readonly status: ContentfulStatusCode
  readonly visitor: User | null
  /** Where the page has its place, if it is not where it was asked for. */
  readonly path?: string
}

const opensPage = (c: HttpContext): boolean =>
  !c.req.path.startsWith('/api/') && (c.req.header('accept')?.includes('text/html') ?? false)

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

/** The notice that waits for the next page, once. */
function takeNotice(c: HttpContext): AccountNotice | undefined {
  const waiting = getCookie(c, NOTICE_COOKIE)
  if (waiting === undefined) return undefined
  deleteCookie(c, NOTICE_COOKIE, { path: '/' })
  return accountNotices.find((notice) => notice === waiting)
}
