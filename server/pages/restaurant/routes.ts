import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { PublicPage } from '#contract/pages/pages.ts'
import { oEmbedOf } from '#domain/live/guests/embedding.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { singleFlight } from '../../concurrency/single-flight.ts'
import type { GuestCounting } from '../../counting/guest-counts.ts'
import { AppError } from '../../errors/app-error.ts'
import { ownOrigin } from '../../http/addresses/own-origin.ts'
import { SECOND_OR_HOUR_WHILE_AWAY } from '../../http/answers/cache-control.ts'
import { answerOf, createKeptAnswers } from '../../http/answers/kept-answers.ts'
import { answerPrecompressed, type Precompressed, precompressHtml } from '../../http/answers/precompressed.ts'
import type { HttpBindings, HttpContext } from '../../http/bindings.ts'
import { withinShare } from '../../http/request/within-share.ts'
import { type Policy, publicPagePolicy } from '../../http/security/content-security-policy.ts'
import type { Limiters } from '../../limits/limiters.ts'
import type { Printing } from '../../printing/printing.ts'
import { installationOf } from '../../settings/installation.ts'
import type { Sites } from '../../site/site.ts'
import { allergensContent } from '../viewer/allergens-content.ts'
import { avoidedIn, isMadeOnce } from '../viewer/avoided.ts'
import { asView, countView } from './count-view.ts'
import { mountPageFiles } from './files/mount-files.ts'
import { guestPage } from './served/guest-page.ts'
import { menuAt } from './served/menu-at.ts'
import { MenuGone } from './served/menu-gone.ts'
import { menuPath, pagePath } from './served/page-addresses.ts'
import { createPageReader, type PageServices, pageKey, planOfPage } from './served/page-state.ts'
import { type PageRevision, readPageRevision } from './served/queries.ts'
import { type ServedPage, servedPage } from './served/served-page.ts'

/** The form of the addresses of pages; other texts cost no query. */
const SLUG = /^[a-z0-9-]{1,64}$/

/** A page of two menus takes some 100 KB in its three codings. */
const KEPT_BYTES = 32 * 1024 * 1024

/** While it is open, its script asks what it shows now. */
const KEEPS_UP: Policy = { 'script-src': ["'self'"], 'connect-src': ["'self'"] }

/** Says which state an answer shows: the same on every server, another one after each change. */
const STATE_HEADER = 'x-carte-state'

/** Serves the addresses of a restaurant's page; it never asks who the visitor is. */
export function mountRestaurantPages(
  app: Hono<HttpBindings>,
  services: PageServices & Catalogue & Printing & Sites & GuestCounting & Pick<Limiters, 'rates'>,
): void {
  const { site, env, clock, db, catalogue, payments } = services
  const readPage = createPageReader(services)
  const cache = createKeptAnswers(site.middleware ? 0 : KEPT_BYTES)
  services.metrics.watchCache('restaurant_page', () => cache.status())
  const revisionOf = singleFlight((slug) => readPageRevision(db, slug, payments.name))

  app.get('/r/:slug', (c) => {
    const avoided = avoidedIn(c)
    return forGuests(c, ['page', ...avoided].join(' '), async (served, origin) =>
      asView(
        await rendered(
          { kind: 'restaurant-page', page: await guestPage(served), avoided },
          origin + pagePath(served.revision.slug),
        ),
      ),
    )
  })

  app.get('/r/:slug/embed', (c) => {
    const avoided = avoidedIn(c)
    return forGuests(c, ['embed', ...avoided].join(' '), async (served, origin) => {
      const page = { ...(await guestPage(served)), isEmbedded: true, isIndexed: false }
      const url = origin + pagePath(served.revision.slug)
      return asView(await rendered({ kind: 'restaurant-page', page, avoided }, url, true))
    })
  })

  app.get('/oembed', async (c) => {
    const origin = ownOrigin(c, env.publicUrl)
    const slug = slugIn(c.req.query('url') ?? '', origin)
    const revision = slug === undefined ? undefined : await revisionOf(slug)
    const state = revision && (await readPage(revision))
    if (!state) throw new AppError('not_found')
    c.header('access-control-allow-origin', '*')
    const page = { url: origin + pagePath(state.revision.slug), name: state.profile.name }
    return c.json(oEmbedOf(page, origin, services.env.brand.brandName))
  })

  app.get('/r/:slug/:menu{[\\w-]+}', (c) => {
    const avoided = avoidedIn(c)
    const key = c.req.param('menu')
    return forGuests(c, ['menu', key, ...avoided].join(' '), async (served, origin) => {
      const menu = menuAt(served, key)
      const answer = await rendered(
        { kind: 'restaurant-page', page: await guestPage(served, menu), avoided },
        origin + menuPath(served.revision.slug, menu.key),
      )
      return asView(answer, menu.row.id)
    })
  })

  app.get('/r/:slug/:menu/allergens', (c) =>
    forGuests(c, `allergens ${c.req.param('menu')}`, async (served, origin) => {
      const { row, key, live } = menuAt(served, c.req.param('menu'))
      const url = menuPath(served.revision.slug, key)
      const { output } = await live()
      const content = allergensContent({ row, output }, url)
      return rendered({ kind: 'menu-allergens', content }, `${origin}${url}/allergens`)
    }),
  )

  mountPageFiles(app, services, forGuests)

  /** Answers any guest, keeping the answer until something of the page changes. */
  async function forGuests(
    c: HttpContext,
    variant: string,
    make: (served: ServedPage, origin: string) => Promise<Precompressed>,
  ): Promise<Response> {
    const asked = c.req.param('slug') ?? ''
    const slug = asked.toLowerCase()
    const revision = SLUG.test(slug) ? await revisionOf(slug) : undefined
    if (!revision) return c.notFound()
    // Codes have been printed with every address that a page ever had.
    if (revision.slug !== asked) return atPresentAddress(c, asked, revision)
    const origin = ownOrigin(c, env.publicUrl)
    const key = pageKey(revision, planOfPage(services, revision))
    try {
      const answer = await answerOf(cache, { key, variant: `${variant} ${origin}`, clock }, () =>
        withinShare(services, c, async () => {
          const state = await readPage(revision)
          if (!state) throw new AppError('not_found')
          const served = servedPage(state, clock(), await catalogue.recipes())
          return {
            key,
            holds: served,
            answer: stamped(await make(served, origin), served, key),
            isIncomplete: isMadeOnce(variant),
          }
        }),
      )
      countView(services, c, revision, answer)
      return answerPrecompressed(c, answer)
    } catch (error) {
      if (error instanceof MenuGone) return c.redirect(pagePath(revision.slug), 302)
      const isUnreadable = error instanceof UnreadableDocumentError
      if (isUnreadable) c.var.log.warn({ err: error, page: slug }, 'a restaurant page cannot be read')
      if (isUnreadable || (error instanceof AppError && error.code === 'not_found')) return c.notFound()
      throw error
    }
  }

  /** A page as everybody gets it. */
  async function rendered(content: PublicPage, url: string, isEmbedded = false): Promise<Precompressed> {
    const html = await site.render(content, { visitor: null, installation: installationOf(env), url })
    const isFromSources = Boolean(site.middleware)
    const policy = content.kind === 'restaurant-page' && !isEmbedded ? KEEPS_UP : {}
    const answer = precompressHtml(html, publicPagePolicy(html, { isFromSources, isEmbedded, policy }))
    // A website that isolates itself takes only what says that it may be there.
    return isEmbedded ? { ...answer, headers: { 'cross-origin-resource-policy': 'cross-origin' } } : answer
  }
}

/** The address of a page of this installation, or of what is under it; undefined for any other. */
function slugIn(url: string, origin: string): string | undefined {
  const address = URL.parse(url)
  if (address?.origin !== origin) return undefined
  const [, slug] = /^\/r\/([a-z0-9-]{1,64})(?:\/|$)/.exec(address.pathname) ?? []
  return slug
}

/** Not for good: an address may come back to the page that had it. */
function atPresentAddress(c: HttpContext, asked: string, { slug }: PageRevision): Response {
  const { pathname, search } = new URL(c.req.url)
  c.header('cache-control', 'public, max-age=60')
  return c.redirect(`${pagePath(slug)}${pathname.slice(pagePath(asked).length)}${search}`, 301)
}

const stamped = (answer: Precompressed, { changesAt, revision }: ServedPage, key: string): Precompressed => ({
  ...answer,
  headers: {
    'cache-control': SECOND_OR_HOUR_WHILE_AWAY,
    // The same for everyone: a signed-in user gets it as guests do.
    vary: 'accept-encoding',
    [STATE_HEADER]: createHash('sha256')
      .update(`${key} ${changesAt?.toISOString() ?? ''}`)
      .digest('base64url')
      .slice(0, 16),
    // Of files too, which have no other place to say it.
    ...(!revision.isIndexed && { 'x-robots-tag': 'noindex' }),
    ...answer.headers,
  },
})
