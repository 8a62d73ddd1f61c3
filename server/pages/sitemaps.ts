import type { Hono } from 'hono'
import { listedPaths } from '#contract/pages/pages.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import { ownOrigin } from '../http/addresses/own-origin.ts'
import type { HttpBindings, HttpContext } from '../http/bindings.ts'
import { installationOf } from '../settings/installation.ts'
import type { Settings } from '../settings/settings.ts'
import { pagePath } from './restaurant/served/page-addresses.ts'
import { countListedPages, listListedPages } from './restaurant/served/queries.ts'

/** More addresses no sitemap may have (https://www.sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000

const SITE = '/sitemap-site.xml'
const pagesFile = (number: number): string => `/sitemap-pages-${number}.xml`

/**
 * The pages that search engines may list: those for strangers, and the restaurants' pages that their owners
 * have opened and let search engines list.
 * Shared menus are their owners' to spread.
 */
export function mountSitemaps(app: Hono<HttpBindings>, { db, env }: Database & Settings): void {
  const answer = (c: HttpContext, xml: (origin: string) => string) =>
    c.body(xml(ownOrigin(c, env.publicUrl)), 200, { 'content-type': 'application/xml' })

  app.get('/sitemap.xml', async (c) => {
    const files = Math.ceil((await countListedPages(db)) / MOST_ADDRESSES)
    const paths = [SITE, ...Array.from({ length: files }, (_, at) => pagesFile(at + 1))]
    return answer(c, (origin) => sitemapIndex(origin, paths))
  })

  app.get(SITE, (c) => answer(c, (origin) => sitemap(origin, listedPaths(installationOf(env)))))

  app.get('/:file{sitemap-pages-[1-9][0-9]{0,4}\\.xml}', async (c) => {
    const number = Number.parseInt(c.req.param('file').slice('sitemap-pages-'.length), 10)
    const slugs = await listListedPages(db, { from: (number - 1) * MOST_ADDRESSES, most: MOST_ADDRESSES })
    if (slugs.length === 0) throw new AppError('not_found')
    return answer(c, (origin) => sitemap(origin, slugs.map(pagePath)))
  })
}

/** @param paths no character of which XML would escape */
const sitemap = (origin: string, paths: readonly string[]): string => document('urlset', 'url', origin, paths)

const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  document('sitemapindex', 'sitemap', origin, paths)

const document = (root: string, entry: string, origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...paths.map((path) => `  <${entry}><loc>${new URL(path, origin).href}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n')
