import type { User } from '#contract/accounts/accounts.ts'
import type { StaysOnClock } from '#domain/live/calendar/on-clock.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { isNamed } from '#domain/menu/model/restaurant.ts'
import { readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { followClock } from '../../../live/follow-clock.ts'
import { ownPage, type PageRow } from '../../../live/own-page.ts'
import { bumpLiveVersions, stampPage } from '../../../live/stamps.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { forWholeHouse } from '../../../watching/within-restaurants.ts'
import { nameOfRestaurant } from '../profiles/profile-name.ts'
import { readRestaurantOf } from '../profiles/queries.ts'
import { takeChosenSlug } from './addresses.ts'
import { changePage, menusAmong, writePageMenus } from './queries.ts'

type Needs = Database & Clock

/**
 * Stores a page over the version that its editor had read.
 * @throws {AppError} `restaurant_page_not_found`; `page_version_conflict` when it was changed in between;
 * `menu_not_found` for a menu that was not on the page and is not this owner's
 */
export const savePage = (
  needs: Needs,
  user: User,
  restaurantId: string,
  {
    version,
    page,
    staysOnClock,
  }: { readonly version: number; readonly page: RestaurantPage; readonly staysOnClock: StaysOnClock },
): Promise<PageRow> =>
  changing(needs, user, restaurantId, async (transaction, row, at) => {
    if (row.version !== version)
      throw new AppError('page_version_conflict', { details: { currentVersion: row.version } })
    const had = new Set(menuIdsOf(readStoredText(restaurantPageForm, row.document)))
    const added = menuIdsOf(page).filter((id) => !had.has(id))
    // One that is gone stays where it was until its owner takes it off.
    if ((await menusAmong(transaction, user.house.id, added)).length < added.length)
      throw new AppError('menu_not_found')
    await storePage(transaction, row, page, { at, staysOnClock })
  })

/** Opens a page to guests or closes it, and says whether search engines may list it. */
export const openPage = (
  needs: Needs,
  user: User,
  restaurantId: string,
  { isOpen, isIndexed }: { readonly isOpen?: boolean | undefined; readonly isIndexed?: boolean | undefined },
): Promise<PageRow> =>
  changing(needs, user, restaurantId, async (transaction, row, at) => {
    if (isOpen !== undefined) await turnPage(transaction, row, isOpen, at)
    if (isIndexed === undefined || isIndexed === (row.isIndexed === 1)) return
    await changePage(transaction, row, { isIndexed: isIndexed ? 1 : 0 })
    await stampPage(transaction, restaurantId, at)
  })

/**
 * Gives a page another address.
 * @throws {AppError} as `takeChosenSlug`
 */
export const renamePage = (needs: Needs, user: User, restaurantId: string, slug: string): Promise<PageRow> =>
  changing(needs, user, restaurantId, async (transaction, row, at) => {
    if (row.slug === slug) return
    await takeChosenSlug(transaction, row, slug, at)
    await changePage(transaction, row, { slug })
    await stampPage(transaction, restaurantId, at)
    await recordChange(transaction, {
      at,
      ownerId: user.house.id,
      action: 'page.renamed',
      subjectId: restaurantId,
    })
  })

/** One change of a page that no other one of its owner joins; the page as it is then. */
const changing = (
  { db, clock }: Needs,
  user: User,
  restaurantId: string,
  change: (transaction: Db, row: PageRow, at: Date) => Promise<void>,
): Promise<PageRow> =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, user.house.id)
    await change(transaction, await ownPage(transaction, user.house.id, restaurantId), clock())
    return ownPage(transaction, user.house.id, restaurantId)
  })

/** Its schedules affect the menus too, so their pages are also made again. */
export const storePage = (transaction: Db, row: PageRow, page: RestaurantPage, when: When): Promise<void> =>
  // A page may have menus of other restaurants of the house.
  forWholeHouse(() => storeAccepted(transaction, row, page, when))

interface When {
  readonly at: Date
  readonly staysOnClock?: StaysOnClock
}

async function storeAccepted(
  transaction: Db,
  row: PageRow,
  page: RestaurantPage,
  { at, staysOnClock = 'time' }: When,
): Promise<void> {
  const { ownerId, restaurantId, version } = row
  const former = readStoredText(restaurantPageForm, row.document)
  const before = menuIdsOf(former)
  const own = new Set(
    (await menusAmong(transaction, ownerId, [...before, ...menuIdsOf(page)])).map(({ id }) => id),
  )
  await changePage(transaction, row, {
    document: storedText(page),
    version: version + 1,
    updatedAt: at.toISOString(),
  })
  await writePageMenus(
    transaction,
    row,
    menuIdsOf(page).filter((id) => own.has(id)),
  )
  const { timeZone } = page
  const now = menuIdsOf(page).filter((id) => own.has(id))
  const stayed = now.filter((id) => before.includes(id))
  const added = now.filter((id) => !before.includes(id))
  if (former.timeZone !== timeZone)
    await followClock(transaction, { ownerId, menuIds: stayed, timeZone, stays: staysOnClock }, at)
  // What was planned before the menu had a page holds when its owner meant it to.
  await followClock(transaction, { ownerId, menuIds: added, timeZone, stays: 'moment' }, at)
  await stampPage(transaction, restaurantId, at)
  await bumpLiveVersions(transaction, ownerId, [...own], { type: 'menus.changed', at })
}

/**
 * Opens or closes it in a transaction; nothing is written where it is so already.
 * @throws {AppError} `restaurant_unnamed`
 */
export async function turnPage(
  transaction: Db,
  row: Pick<PageRow, 'restaurantId' | 'ownerId' | 'isOpen'>,
  isOpen: boolean,
  at: Date,
): Promise<void> {
  const { restaurantId, ownerId } = row
  if ((row.isOpen === 1) === isOpen) return
  if (isOpen) await refuseUnnamed(transaction, row)
  await changePage(transaction, row, { isOpen: isOpen ? 1 : 0 })
  await stampPage(transaction, restaurantId, at)
  await recordChange(transaction, {
    at,
    ownerId,
    action: isOpen ? 'page.opened' : 'page.closed',
    subjectId: restaurantId,
  })
}

/** @throws {AppError} `restaurant_unnamed` */
async function refuseUnnamed(
  transaction: Db,
  { ownerId, restaurantId }: Pick<PageRow, 'restaurantId' | 'ownerId'>,
): Promise<void> {
  const restaurant = await readRestaurantOf(transaction, ownerId, restaurantId)
  const name = restaurant && nameOfRestaurant(restaurant.profile)
  if (name !== undefined && !isNamed({ name })) throw new AppError('restaurant_unnamed')
}

const menuIdsOf = ({ menus }: RestaurantPage): string[] => menus.map(({ menuId }) => menuId)
