import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { BoardState } from '#contract/restaurant/board-page.ts'
import { isOwnMenu } from '#domain/access/menus.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { ownOrigin } from '../../../http/addresses/own-origin.ts'
import { etagOf, hasAlready } from '../../../http/answers/etag.ts'
import type { HttpBindings, HttpContext, ShowPage } from '../../../http/bindings.ts'
import {
  POLICY_HEADER,
  picturePolicy,
  publicPagePolicy,
} from '../../../http/security/content-security-policy.ts'
import type { Plans } from '../../../owners/owners.ts'
import type { Printing } from '../../../printing/printing.ts'
import { installationOf } from '../../../settings/installation.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Sites } from '../../../site/site.ts'
import type { Watching } from '../../../watching/watching.ts'
import { createBoardSets } from './board-sets.ts'
import { createBoardStates } from './board-states.ts'
import { boardPath } from './board-view.ts'
import { type BoardRevision, readBoardRevision } from './queries.ts'

const ADDRESS = '/r/:slug/board/:name'

/** A board asks for what it shows, keeps it by a worker, and is shown small among the owner's screens. */
const BOARD = {
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/** Where the shell of a board says its own name, once it is known. */
const SHELL_MARK = 'data-shell=""'

/** Boards: a page that turns pictures, what it shows now, and the pictures. */
export function mountBoardPages(
  app: Hono<HttpBindings>,
  services: Sites & Settings & Catalogue & Clock & Database & Plans & Printing & Watching,
  page: ShowPage,
): void {
  const { db, site, env, planOf } = services
  const isFromSources = Boolean(site.middleware)
  const sets = createBoardSets(services)
  const states = createBoardStates(services, sets)

  const shells = new LRUCache<string, { readonly shell: string; readonly html: string }>({ max: 1000 })

  /** @throws {AppError} `board_not_found` for guests of a page that is not open, too */
  async function revisionAt(c: HttpContext): Promise<BoardRevision> {
    const { slug = '', name = '' } = c.req.param() as { slug?: string; name?: string }
    const revision = await readBoardRevision(db, slug, name)
    if (!revision || !(revision.isOpen || isOwnMenu(revision, await c.var.visitor())))
      throw new AppError('board_not_found')
    return revision
  }

  /** The document of a board: the same whatever it shows. */
  async function shellOf(c: HttpContext, revision: BoardRevision, plan: Plan) {
    const { slug, name, restaurant, sources } = await states.read(revision, plan)
    const path = boardPath(slug, name)
    const url = `${ownOrigin(c, env.publicUrl)}${path}`
    const title = `${restaurant.name} · ${sources.board.title}`
    const known = shells.get(`${url} ${title}`)
    if (known) return known
    const frame = { visitor: null, installation: installationOf(env), url }
    const html = await site.render({ kind: 'board', path, pagePath: `/r/${slug}`, title }, frame)
    const shell = createHash('sha256').update(html).digest('base64url').slice(0, 16)
    const made = { shell, html: html.replace(SHELL_MARK, `data-shell="${shell}"`) }
    if (!isFromSources) shells.set(`${url} ${title}`, made)
    return made
  }

  app.get(ADDRESS, async (c) => {
    try {
      const revision = await revisionAt(c)
      if (revision.slug !== c.req.param('slug'))
        return c.redirect(boardPath(revision.slug, revision.name), 301)
      const { html } = await shellOf(c, revision, await planOf(revision.ownerId))
      c.header('cache-control', 'no-cache')
      c.header(POLICY_HEADER, publicPagePolicy(html, { policy: BOARD, isFromSources }))
      // It keeps the screen on the wall awake.
      c.header('permissions-policy', 'screen-wake-lock=(self)')
      return c.html(html)
    } catch (error) {
      if (error instanceof AppError && error.code === 'board_not_found')
        return page(c, { kind: 'not-found' }, 404)
      throw error
    }
  })

  app.get(`${ADDRESS}/state`, async (c) => {
    const revision = await revisionAt(c)
    const plan = await planOf(revision.ownerId)
    const state = await states.of(revision, plan)
    // Asked again, a board keeps what it has until then.
    if (!state) return c.body(null, 202)
    const { shell } = await shellOf(c, revision, plan)
    const body = JSON.stringify({ shell, ...state } satisfies BoardState)
    const etag = etagOf(Buffer.from(body))
    const headers = { etag, 'cache-control': 'no-cache' }
    if (hasAlready(c, etag)) return c.body(null, 304, headers)
    return c.body(body, 200, { ...headers, 'content-type': 'application/json' })
  })

  app.get(`${ADDRESS}/pages/:file{[\\w-]+-[0-9]+\\.webp}`, async (c) => {
    const [, address = '', number = ''] = /^([\w-]+)-(\d+)\.webp$/.exec(c.req.param('file')) ?? []
    const revision = await revisionAt(c)
    const pictureOf = () => sets.picture(revision.ownerId, address, Number(number))
    let picture = pictureOf()
    if (!picture) {
      // Another server has made it, or this one before it was started again: it is the same here.
      await states.of(revision, await planOf(revision.ownerId))
      await sets.settled(revision.boardId)
      picture = pictureOf()
    }
    if (!picture) throw new AppError('not_found')
    return c.body(picture, 200, {
      'content-type': 'image/webp',
      // It never changes and may be withdrawn: who has seen it keeps it, and a cache for others does not.
      'cache-control': 'private, max-age=31536000, immutable',
      [POLICY_HEADER]: picturePolicy,
    })
  })
}
