import type { Hono } from 'hono'
import type { User } from '#contract/accounts/accounts.ts'
import type { PublicPage } from '#contract/pages/pages.ts'
import { isOwnMenu, menuAddress } from '#domain/access/menus.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { StorageError } from '../../adapters/storage/port.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { nextTurn } from '../../concurrency/in-turns.ts'
import { singleFlight } from '../../concurrency/single-flight.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import {
  type ServedMenu,
  type ViewedRevision,
  viewedRevision,
  viewServedMenu,
} from '../../features/menus/viewing/view-menu.ts'
import { menuLink } from '../../http/addresses/menu-link.ts'
import { ownOrigin } from '../../http/addresses/own-origin.ts'
import { answerOf, createKeptAnswers, type Made } from '../../http/answers/kept-answers.ts'
import {
  answerPrecompressed,
  compressedPicture,
  type Precompressed,
  precompressHtml,
  precompressText,
} from '../../http/answers/precompressed.ts'
import type { HttpBindings, HttpContext, ShowPage } from '../../http/bindings.ts'
import { withinShare } from '../../http/request/within-share.ts'
import { picturePolicy, publicPagePolicy } from '../../http/security/content-security-policy.ts'
import { askerOf } from '../../http/visitor/asker.ts'
import type { Limiters } from '../../limits/limiters.ts'
import type { Plans } from '../../owners/owners.ts'
import { createLinkPicture } from '../../printing/link-picture.ts'
import { type MenuPaper, menuPaper } from '../../printing/menu-paper.ts'
import type { Printing } from '../../printing/printing.ts'
import { installationOf } from '../../settings/installation.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Sites } from '../../site/site.ts'
import type { Watching } from '../../watching/watching.ts'
import { allergensContent } from './allergens-content.ts'
import { avoidedIn, isMadeOnce } from './avoided.ts'
import { menuText } from './menu-text.ts'
import { toViewerMenu } from './viewer-menu.ts'
import { linkAddresses, viewerPath } from './viewer-paths.ts'

type MadeOfMenu = Pick<Made, 'answer' | 'isIncomplete'>

interface PageOfMenu {
  /** What the page depends on in addition to the menu. */
  readonly variant: string
  readonly forOwner: (viewed: ServedMenu, visitor: User) => Promise<Response>
  readonly forGuests: (viewed: ServedMenu, url: string) => Promise<MadeOfMenu>
}

/** A page takes some 60 KB in its three codings, a picture some 150 KB. */
const KEPT_BYTES = 32 * 1024 * 1024

/** The page of a menu and the pictures that belong to it. */
export function mountViewer(
  app: Hono<HttpBindings>,
  services: Sites &
    Settings &
    Catalogue &
    Clock &
    Database &
    Plans &
    Printing &
    Watching &
    Pick<Limiters, 'rates'>,
  page: ShowPage,
): void {
  const { site, env } = services
  // A site that is served from its sources may look otherwise with the next request.
  const cache = createKeptAnswers(site.middleware ? 0 : KEPT_BYTES)
  services.metrics.watchCache('viewer', () => cache.status())
  const linkPicture = createLinkPicture(services)
  const guestRevision = singleFlight((id) => viewedRevision(services, id, null))

  app.get('/menu-viewer/:id', async (c) => {
    const avoided = avoidedIn(c)
    return forVisitor(c, {
      variant: ['page', ...avoided].join(' '),
      forOwner: async (viewed, visitor) => {
        const { paper } = await paperWithinReach(viewed)
        return page(c, {
          kind: 'menu-viewer',
          menu: toViewerMenu(viewed, { visitor, paper, addresses: linkAddresses(viewed.row) }),
          avoided,
        })
      },
      forGuests: (viewed, url) => guestPage(viewed, avoided, url),
    })
  })

  app.get('/menu-viewer/:id/allergens', (c) =>
    forVisitor(c, {
      variant: 'allergens',
      forOwner: (viewed) =>
        page(c, {
          kind: 'menu-allergens',
          content: allergensContent(viewed, viewerPath(menuAddress(viewed.row))),
        }),
      forGuests: async (viewed, url) => ({
        answer: await rendered(
          { kind: 'menu-allergens', content: allergensContent(viewed, viewerPath(menuAddress(viewed.row))) },
          url,
        ),
      }),
    }),
  )

  app.get('/menu-viewer/:id/menu.txt', async (c) => {
    const id = c.req.param('id')
    const visitor = await c.var.visitor()
    const revision = await viewedRevision(services, id, visitor)
    const make = madeOf(
      id,
      async (viewed) => ({
        answer: precompressText('text/plain; charset=utf-8', menuText(viewed), picturePolicy),
      }),
      visitor,
    )
    return answerPrecompressed(c, await kept(c, revision, 'text', make))
  })

  /** The page of a menu for its owner, made each time, or for guests, who get it from the cache. */
  async function forVisitor(c: HttpContext, { variant, forOwner, forGuests }: PageOfMenu): Promise<Response> {
    const id = c.req.param('id') ?? ''
    const visitor = await c.var.visitor()
    try {
      const revision = await (visitor ? viewedRevision(services, id, visitor) : guestRevision(id))
      if (visitor && isOwnMenu(revision.row, visitor))
        return await forOwner(await viewServedMenu(services, id, visitor), visitor)
      const origin = ownOrigin(c, env.publicUrl)
      const make = madeOf(id, async (viewed) => {
        const made = await forGuests(viewed, `${origin}${c.req.path}`)
        return isMadeOnce(variant) ? { ...made, isIncomplete: true } : made
      })
      return answerPrecompressed(c, await kept(c, revision, `${variant} ${origin}`, make))
    } catch (error) {
      const isUnreadable = error instanceof UnreadableDocumentError
      if (isUnreadable) c.var.log.warn({ err: error, menu: id }, 'a menu cannot be read')
      if (isUnreadable || (error instanceof AppError && error.code === 'menu_not_found'))
        return page(c, { kind: 'menu-not-found' }, 404)
      throw error
    }
  }

  /** Guests come for the words: while the storage is away, a page without its paper is still a menu. */
  async function paperWithinReach(viewed: ServedMenu): Promise<{ paper?: MenuPaper; isIncomplete: boolean }> {
    try {
      return { paper: await menuPaper(services, viewed), isIncomplete: false }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      services.log.warn({ err: error }, 'a menu is shown without its paper')
      return { isIncomplete: true }
    }
  }

  async function guestPage(viewed: ServedMenu, avoided: readonly string[], url: string): Promise<MadeOfMenu> {
    const { paper, isIncomplete } = await paperWithinReach(viewed)
    await nextTurn()
    const menu = toViewerMenu(viewed, { visitor: null, paper, addresses: linkAddresses(viewed.row) })
    return { answer: await rendered({ kind: 'menu-viewer', menu, avoided }, url), isIncomplete }
  }

  /** A page as everybody gets it who is not signed in. */
  async function rendered(content: PublicPage, url: string): Promise<Precompressed> {
    const html = await site.render(content, { visitor: null, installation: installationOf(env), url })
    return precompressHtml(html, publicPagePolicy(html, { isFromSources: Boolean(site.middleware) }))
  }

  app.get('/menu-viewer/:id/picture.png', async (c) => {
    const id = c.req.param('id')
    const visitor = await c.var.visitor()
    // For those who are sent the link; there is none before the menu is shared.
    const revision = await viewedRevision(services, id, null)
    const link = menuLink(c, env.publicUrl, id)
    // Messengers show it within their own pages.
    c.header('cross-origin-resource-policy', 'cross-origin')
    const make = madeOf(id, async (viewed) => ({
      answer: compressedPicture(
        'image/png',
        await linkPicture(viewed, { link, for: askerOf(c, visitor, env) }),
      ),
    }))
    return answerPrecompressed(c, await kept(c, revision, `picture ${link}`, make))
  })

  app.get('/menu-viewer/:id/paper.jpg', async (c) => {
    const id = c.req.param('id')
    const visitor = await c.var.visitor()
    const revision = await viewedRevision(services, id, visitor)
    const make = madeOf(
      id,
      async (viewed) => {
        const paper = await menuPaper(services, viewed)
        if (!paper) throw new AppError('not_found')
        return { answer: compressedPicture('image/jpeg', paper.jpeg) }
      },
      visitor,
    )
    return answerPrecompressed(c, await kept(c, revision, 'paper', make))
  })

  const madeOf =
    (
      id: string,
      make: (viewed: ServedMenu) => Promise<MadeOfMenu>,
      visitor: Parameters<typeof viewServedMenu>[2] = null,
    ) =>
    async () => {
      const viewed = await viewServedMenu(services, id, visitor)
      return { key: keyOf(viewed), holds: viewed, ...(await make(viewed)) }
    }

  const kept = (c: HttpContext, revision: ViewedRevision, variant: string, make: () => Promise<Made>) =>
    answerOf(cache, { key: keyOf(revision), variant, clock: services.clock }, () =>
      withinShare(services, c, make),
    )
}

/** All in the database that the page of a menu is made of. */
const keyOf = ({ row: { id, version, sharedAt, linkToken, liveStamp }, plan }: ViewedRevision): string =>
  `${id} ${version} ${sharedAt} ${linkToken} ${liveStamp ?? 0} ${plan}`
