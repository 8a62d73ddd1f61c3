import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { User } from '#contract/accounts/accounts.ts'
import type { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { firstPage } from '#domain/live/model/first-page.ts'
import { PAGE_LIMITS, type RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { picturesOfRestaurant } from '#domain/menu/model/picture-mentions.ts'
import { defaultRestaurant, type Restaurant } from '#domain/menu/model/restaurant.ts'
import { profileForm, savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import { planHasRoom } from '#domain/plans/plans.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findPage, ownPage, type PageRow } from '../../../live/own-page.ts'
import { writeUses } from '../../../pictures/picture-uses.ts'
import { nameOfRestaurant } from '../profiles/profile-name.ts'
import {
  insertRestaurant,
  listRestaurantsOf,
  type RestaurantRow,
  readRestaurantOf,
} from '../profiles/queries.ts'
import { takeRandomSlug } from './addresses.ts'
import { storePage, turnPage } from './change-page.ts'
import { insertPage, readMenuDocument } from './queries.ts'

type Wish = z.output<typeof makeRestaurantPage.body>

/**
 * Makes the page of a restaurant, or puts a menu on the page that is there, last.
 * @throws {AppError} `menu_not_found`, `restaurant_not_found`, `page_full`
 * @throws {UnreadableDocumentError}
 */
export const makePage = (
  { db, clock }: Database & Clock,
  user: User,
  { restaurantId, menuId, timeZone, isOpen }: Wish,
): Promise<PageRow> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, user.house.id)
    const content = menuId === undefined ? undefined : await readContent(transaction, user, menuId)
    const restaurant = await restaurantFor(transaction, user, { restaurantId, content, at })
    const known = await findPage(transaction, user.house.id, restaurant.id)
    const row = known ?? (await newPage(transaction, restaurant, { timeZone, content, at }))
    const page = readStoredText(restaurantPageForm, row.document)
    const placed = menuId === undefined ? page : withMenu(page, menuId)
    if (placed !== page) await storePage(transaction, row, placed, { at })
    if (isOpen !== undefined) await turnPage(transaction, row, isOpen, at)
    return ownPage(transaction, user.house.id, restaurant.id)
  })

async function readContent(transaction: Db, user: User, menuId: string): Promise<MenuContent> {
  const menu = await readMenuDocument(transaction, user.house.id, menuId)
  if (!menu) throw new AppError('menu_not_found')
  return readStoredText(savedMenuForm, menu.document).content
}

function withMenu(page: RestaurantPage, menuId: string): RestaurantPage {
  if (page.menus.some((one) => one.menuId === menuId)) return page
  if (page.menus.length >= PAGE_LIMITS.menus) throw new AppError('page_full')
  return { ...page, menus: [...page.menus, { menuId, atOtherTimes: 'listed', timedParts: [] }] }
}

interface For {
  readonly restaurantId: string | undefined
  readonly content: MenuContent | undefined
  readonly at: Date
}

/** Profiles among which one of the same name is looked for, the oldest. */
const MOST_NAMESAKES = 1000

/** The restaurant that is named, that the menu names, or the first one; a new one where the plan has room for it. */
async function restaurantFor(
  transaction: Db,
  user: User,
  { restaurantId, content, at }: For,
): Promise<RestaurantRow> {
  if (restaurantId !== undefined) {
    const named = await readRestaurantOf(transaction, user.house.id, restaurantId)
    if (!named) throw new AppError('restaurant_not_found')
    return named
  }
  const own = await listRestaurantsOf(transaction, user.house.id, { after: undefined, limit: MOST_NAMESAKES })
  const wanted = content?.restaurant
  const first = own[0]
  const namesake =
    wanted && own.find(({ profile }) => plain(nameOfRestaurant(profile) ?? '') === plain(wanted.name))
  if (namesake) return namesake
  const hasRoom = planHasRoom(user.subscriptionPlan, 'restaurants', own.length)
  if (first && (wanted === undefined || !hasRoom)) return first
  return addRestaurant(transaction, user, wanted ?? defaultRestaurant, at)
}

const plain = (name: string): string => name.trim().toLowerCase()

async function addRestaurant(
  transaction: Db,
  user: User,
  { id: _, ...profile }: Restaurant,
  at: Date,
): Promise<RestaurantRow> {
  const now = at.toISOString()
  const row = {
    id: randomUUID(),
    ownerId: user.house.id,
    profile: storedText(profile),
    createdAt: now,
    updatedAt: now,
  }
  await insertRestaurant(transaction, row)
  const place = { ownerId: user.house.id, kind: 'restaurant', placeId: row.id } as const
  await writeUses(transaction, place, picturesOfRestaurant(profile), at)
  return row
}

async function newPage(
  transaction: Db,
  restaurant: RestaurantRow,
  { timeZone, content, at }: Omit<For, 'restaurantId'> & { readonly timeZone: string },
): Promise<PageRow> {
  const { id: restaurantId, ownerId } = restaurant
  const now = at.toISOString()
  const profile = readStoredText(profileForm, restaurant.profile)
  const row: PageRow = {
    restaurantId,
    ownerId,
    slug: await takeRandomSlug(transaction, { restaurantId, ownerId }, at),
    isOpen: 0,
    isIndexed: 1,
    isCounting: 1,
    document: storedText(firstPage(timeZone, profile, content)),
    version: 1,
    stamp: 0,
    createdAt: now,
    updatedAt: now,
  }
  await insertPage(transaction, row)
  return row
}
