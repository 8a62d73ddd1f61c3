import { randomUUID } from 'node:crypto'
import {
  createRestaurant,
  deleteRestaurant,
  downloadRestaurant,
  type ListedRestaurant,
  listRestaurants,
  type StoredRestaurant,
  updateRestaurant,
} from '#contract/restaurant/restaurants.ts'
import { picturesOfRestaurant } from '#domain/menu/model/picture-mentions.ts'
import { profileForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import { planHasRoom } from '#domain/plans/plans.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors/app-error.ts'
import { askedPage, shownPage } from '../../http/answers/pages.ts'
import { storedFile } from '../../http/answers/stored-file.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { findPage } from '../../live/own-page.ts'
import { stampPage } from '../../live/stamps.ts'
import { type UsePlace, writeUses } from '../../pictures/picture-uses.ts'
import type { Settings } from '../../settings/settings.ts'
import { mountRestaurantPages } from './page/page-routes.ts'
import {
  countRestaurantsOf,
  deleteRestaurantOf,
  insertRestaurant,
  listRestaurantsOf,
  type RestaurantRow,
  readRestaurantOf,
  updateRestaurantOf,
} from './profiles/queries.ts'

export function mountRestaurants(api: Api, services: Database & Clock & Settings): void {
  const { db, clock } = services
  mountRestaurantPages(api, services)

  mount(api, listRestaurants, async ({ c, user, query }) => {
    const read = await listRestaurantsOf(db, user.house.id, askedPage(listRestaurants, query))
    const { rows } = shownPage(c, listRestaurants, query, read, ({ createdAt, id }) => [createdAt, id])
    return rows.map(presentListed)
  })

  mount(api, downloadRestaurant, async ({ user, params }) => {
    const row = await readRestaurantOf(db, user.house.id, params.id)
    if (!row) throw new AppError('restaurant_not_found')
    return storedFile(row.profile, 'Restaurant')
  })

  mount(api, createRestaurant, async ({ user, body }) => {
    const at = clock()
    const now = at.toISOString()
    const row: RestaurantRow = {
      id: randomUUID(),
      ownerId: user.house.id,
      profile: storedText(body),
      createdAt: now,
      updatedAt: now,
    }
    await db.transaction().execute(async (transaction) => {
      // Two requests at once must not both find the first place free.
      await lockOwner(transaction, user.house.id)
      const own = await countRestaurantsOf(transaction, user.house.id)
      if (!planHasRoom(user.subscriptionPlan, 'restaurants', own))
        throw new AppError('plan_limit', { details: { feature: 'multiple_restaurants' } })
      await insertRestaurant(transaction, row)
      await writeUses(transaction, placeOf(user.house.id, row.id), picturesOfRestaurant(body), at)
    })
    return present(row)
  })

  mount(api, updateRestaurant, async ({ user, params, body }) => {
    const at = clock()
    const changes = { profile: storedText(body), updatedAt: at.toISOString() }
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const row = await updateRestaurantOf(transaction, user.house.id, params.id, changes)
      if (!row) throw new AppError('restaurant_not_found')
      await writeUses(transaction, placeOf(user.house.id, row.id), picturesOfRestaurant(body), at)
      await stampPage(transaction, row.id, at)
      return present(row)
    })
  })

  mount(api, deleteRestaurant, async ({ user, params }) => {
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      // Printed codes lead to it.
      if ((await findPage(transaction, user.house.id, params.id))?.isOpen === 1)
        throw new AppError('page_open')
      const isDeleted = await deleteRestaurantOf(transaction, user.house.id, params.id)
      if (!isDeleted) throw new AppError('restaurant_not_found')
      await writeUses(transaction, placeOf(user.house.id, params.id), [], clock())
    })
  })
}

/** As a place that uses pictures. */
const placeOf = (ownerId: string, id: string): UsePlace => ({ ownerId, kind: 'restaurant', placeId: id })

const present = (row: RestaurantRow): StoredRestaurant => ({
  ...readStoredText(profileForm, row.profile),
  id: row.id,
})

const presentListed = (row: RestaurantRow): ListedRestaurant =>
  ifReadable(() => ({ ...present(row), isReadable: true }), {
    id: row.id,
    isReadable: false,
    updatedAt: row.updatedAt,
  })
