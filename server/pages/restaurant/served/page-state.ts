import { LRUCache } from 'lru-cache'
import { hasPlans } from '#contract/shared/installation.ts'
import { entitledPlan } from '#domain/billing/subscription.ts'
import type { BesideMenu } from '#domain/live/calendar/what-holds.ts'
import { menuKeys } from '#domain/live/guests/menu-keys.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { profileForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Output } from '#domain/plans/output.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Payments } from '../../../adapters/payments/port.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import type { Clock, Database, Replica } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import type { SavedMenuRow } from '../../../features/menus/stored/queries.ts'
import { savedOutput } from '../../../features/menus/viewing/view-menu.ts'
import { besideMenus } from '../../../live/beside-menu.ts'
import { toSubscription } from '../../../owners/subscriptions.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Watching } from '../../../watching/watching.ts'
import { MenuGone } from './menu-gone.ts'
import { createPageSources } from './page-sources.ts'
import { type MenuStamp, type PageRevision, readMenuOf, readPageDocuments } from './queries.ts'

/** All that a restaurant's page is made of, at no moment yet. */
export interface PageState {
  readonly revision: PageRevision
  readonly plan: Plan
  readonly page: RestaurantPage
  readonly profile: Omit<Restaurant, 'id'>
  readonly menus: readonly StateMenu[]
}

export interface StateMenu extends BriefMenu {
  /** Its part of the address: `dinner`. */
  readonly key: string
  readonly name: string
  readonly beside: BesideMenu
  /**
   * The menu itself: most answers need one or two of a page.
   * @throws {MenuGone} where it has just been deleted, or can no longer be read
   */
  readonly read: () => Promise<Output>
}

/** What a page says of each of its menus, shown or not. */
interface BriefMenu {
  readonly row: Omit<SavedMenuRow, 'document'>
  readonly said: Pick<MenuContent, 'contact' | 'language' | 'market'>
}

export type PageServices = Database & Replica & Clock & Settings & Payments & Watching

/** Of menus as they are stored: with all that is made of one for guests it takes some 20 bytes a character. */
const KEPT_CHARACTERS = 6 * 1024 * 1024

/** What is kept of a menu that no answer needs: less than 1 KB. */
const KEPT_BRIEFS = 10_000

/** A page is some 2 KB as it is stored, and so is a profile. */
const KEPT_DOCUMENT_CHARACTERS = 2 * 1024 * 1024

export const planOfPage = (
  { env, clock }: Pick<PageServices, 'env' | 'clock'>,
  { subscription }: PageRevision,
): Plan => (hasPlans(env) ? entitledPlan(toSubscription(subscription), clock()) : 'professional')

/** All in the database that the page is made of. */
export const pageKey = (revision: PageRevision, plan: Plan): string =>
  [
    revision.restaurantId,
    revision.slug,
    revision.stamp,
    revision.profileAt,
    ...revision.menus.map(({ id, version, liveStamp }) => `${id}:${version}:${liveStamp ?? 0}`),
    plan,
  ].join(' ')

/**
 * Reads pages. What is sold out changes often and the menu seldom, so that menus are kept as they were read last. They
 * are read one after the other, and others have their turn in between.
 * @returns undefined from what it makes, for a page that has just been closed
 */
export function createPageReader(sources: PageServices) {
  const { db, log } = sources
  const readFrom = createPageSources(sources)
  const kept = new LRUCache<string, Output>({ maxSize: KEPT_CHARACTERS })
  const briefs = new LRUCache<string, BriefMenu>({ max: KEPT_BRIEFS })
  const pageOf = keptReader((text) => readStoredText(restaurantPageForm, text))
  const profileOf = keptReader((text) => readStoredText(profileForm, text))

  /** Reads a menu from the database, and keeps it and what a page says of it. */
  async function readMenu(from: Db, ownerId: string, id: string): Promise<BriefMenu & { saved: Output }> {
    const row = await readMenuOf(from, ownerId, id)
    if (!row) throw new MenuGone()
    await nextTurn()
    const { document, ...rest } = row
    const saved = savedOutput(row)
    const { contact, language, market } = saved.content
    const brief = { row: rest, said: { contact, language, market } }
    kept.set(`${row.id} ${row.version}`, saved, { size: document.length })
    briefs.set(`${row.id} ${row.version}`, brief)
    return { ...brief, saved }
  }

  /** Guests get the other menus of a page, whatever has become of one. */
  async function briefOf(
    from: Db,
    ownerId: string,
    { id, version }: MenuStamp,
  ): Promise<BriefMenu | undefined> {
    try {
      return briefs.get(`${id} ${version}`) ?? (await readMenu(from, ownerId, id))
    } catch (error) {
      if (error instanceof UnreadableDocumentError)
        log.warn({ err: error, menu: id }, 'a menu of a page cannot be read')
      else if (!(error instanceof MenuGone)) throw error
      return undefined
    }
  }

  async function briefsOf(
    from: Db,
    { ownerId, menus }: PageRevision,
  ): Promise<ReadonlyMap<string, BriefMenu>> {
    const found = new Map<string, BriefMenu>()
    for (const menu of menus) {
      const brief = await briefOf(from, ownerId, menu)
      if (brief) found.set(menu.id, brief)
    }
    return found
  }

  return (revision: PageRevision): Promise<PageState | undefined> =>
    readFrom(revision, (from) => readState(from, revision))

  async function readState(from: Db, revision: PageRevision): Promise<PageState | undefined> {
    const documents = await readPageDocuments(from, revision.restaurantId)
    if (!documents) return undefined
    const page = pageOf(documents.document)
    const menus = await briefsOf(from, revision)
    const beside = await besideMenus(from, [...menus.keys()])
    const named = page.menus.flatMap(({ menuId, label }) => {
      const menu = menus.get(menuId)
      const stands = beside.get(menuId)
      if (!menu || !stands) return []
      return [{ ...menu, menuId, beside: stands, name: label ?? (menu.row.title || menu.row.name) }]
    })
    const keys = menuKeys(named)
    return {
      revision,
      plan: planOfPage(sources, revision),
      page,
      profile: profileOf(documents.profile),
      menus: named.map(({ menuId, row, said, beside: stands, name }) => ({
        row,
        said,
        beside: stands,
        name,
        key: keys.get(menuId) ?? menuId,
        read: async () =>
          kept.get(`${menuId} ${row.version}`) ?? (await readMenu(db, revision.ownerId, menuId)).saved,
      })),
    }
  }
}

/** Texts that were read last are not read again. */
function keptReader<Document extends object>(read: (text: string) => Document): (text: string) => Document {
  const kept = new LRUCache<string, Document>({
    maxSize: KEPT_DOCUMENT_CHARACTERS,
    sizeCalculation: (_, text) => text.length,
    memoMethod: read,
  })
  return (text) => kept.memo(text)
}
