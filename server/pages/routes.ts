import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { accountPages } from '#contract/accounts.ts'
import { NOTICE_COOKIE, type PublicPage } from '#contract/pages.ts'
import { type AccountNotice, accountNotices } from '#domain/site/account-notice.ts'
import { AppError } from '../errors.ts'
import { passCookies, requestOf } from '../features/accounts/request.ts'
import { viewMenu } from '../features/menus/view-menu.ts'
import type { HttpBindings, HttpContext } from '../http/mount.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { Services } from '../services.ts'
import { toViewerMenu } from './viewer-menu.ts'

/** Screens of the signed-in application; the browser's router takes over from its shell. */
const SCREENS = [
  '/auth',
  '/menu-builder',
  '/menu-designer',
  '/saved-menus',
  '/my-menus',
  '/menu-audit',
  '/menu-optimization',
  '/recommendations',
  '/subscription-checkout',
  '/subscription-success',
  '/account',
  '/forgot-password',
  accountPages.resetPassword,
  accountPages.verifyEmail,
]

const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

export function mountPages(app: Hono<HttpBindings>, services: Services): void {
  const { site, env } = services

  async function page(c: HttpContext, content: PublicPage, status: 200 | 404 = 200) {
    const visitor = await c.var.visitor()
    const url = `${ownOrigin(c, env.publicUrl)}${c.req.path}`
    // Pages name who is signed in, so no shared cache may keep them.
    c.header('cache-control', 'private, no-cache')
    return c.html(await site.render(content, { visitor, url, notice: takeNotice(c) }), status)
  }

  if (site.assetsDir) {
    app.get('/favicon.svg', serveStatic({ root: site.assetsDir }))
    app.use(
      '/textures/*',
      serveStatic({ root: site.assetsDir, onFound: (_path, c) => c.header('cache-control', ONE_DAY) }),
    )
    app.use(
      '/assets/*',
      serveStatic({
        root: site.assetsDir,
        onFound: (_path, c) => c.header('cache-control', ONE_YEAR_IMMUTABLE),
      }),
    )
  }

  app.get('/', (c) => page(c, { kind: 'home' }))

  // For pages without a script; the screens call the API.
  app.post('/logout', async (c) => {
    passCookies(c, await services.auth.call('/sign-out', requestOf(c, env), {}))
    setCookie(c, NOTICE_COOKIE, 'signed-out' satisfies AccountNotice, { path: '/', maxAge: 60 })
    // What a screen removes at logout by itself: the menu that was open, and its filters.
    c.header('clear-site-data', '"storage"')
    return c.redirect('/', 303)
  })

  app.get('/menu-viewer/:id', async (c) => {
    const visitor = await c.var.visitor()
    try {
      const viewed = await viewMenu(services, c.req.param('id'), visitor)
      return page(c, { kind: 'menu-viewer', menu: toViewerMenu(viewed, visitor) })
    } catch (error) {
      if (error instanceof AppError && error.code === 'menu_not_found') {
        return page(c, { kind: 'menu-not-found' }, 404)
      }
      throw error
    }
  })

  for (const path of SCREENS) {
    app.get(path, async (c) => {
      c.header('cache-control', 'no-cache')
      return c.html(await site.shell(c.req.path))
    })
  }

  app.notFound((c) => {
    if (c.req.path.startsWith('/api/')) throw new AppError('not_found')
    return page(c, { kind: 'not-found' }, 404)
  })
}

/** The notice that waits for the next page, once. */
function takeNotice(c: HttpContext): AccountNotice | undefined {
  const waiting = getCookie(c, NOTICE_COOKIE)
  if (waiting === undefined) return undefined
  deleteCookie(c, NOTICE_COOKIE, { path: '/' })
  return accountNotices.find((notice) => notice === waiting)
}
