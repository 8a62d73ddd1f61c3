import { randomBytes } from 'node:crypto'
import { KITCHEN_PAGE } from '#contract/pages/pages.ts'
import {
  createKitchenLink,
  KITCHEN_LINKS,
  type KitchenLink,
  listKitchenLinks,
  revokeKitchenLink,
} from '#contract/restaurant/kitchen-links.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { hasRestaurant } from '../../../db/own-menus.ts'
import { AppError } from '../../../errors/app-error.ts'
import { ownOrigin } from '../../../http/addresses/own-origin.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import type { Settings } from '../../../settings/settings.ts'
import { menusForKitchen } from '../list/queries.ts'
import {
  deleteKitchenLinks,
  hashOf,
  insertKitchenLink,
  isOpenAt,
  type KitchenLinkRow,
  kitchenLinksOf,
  newToken,
  revokeIn,
} from './queries.ts'

/** Revoked and ended ones that are still listed. */
const CLOSED_KEPT = 20

/** Kitchen links are their owner's to make and to revoke. */
export function mountKitchenLinks(api: Api, { db, clock, env }: Database & Clock & Settings): void {
  mount(api, listKitchenLinks, async ({ user, params: { id } }) => {
    if (!(await hasRestaurant(db, user.house.id, id))) throw new AppError('restaurant_not_found')
    const [links, menus] = await Promise.all([
      kitchenLinksOf(db, user.house.id, id),
      menusForKitchen(db, user.house.id, id),
    ])
    return links.map((link) => present(link, { menus: menus.length, now: clock() }))
  })

  mount(api, createKitchenLink, async ({ c, user, params: { id: restaurantId }, body: { note } }) => {
    const at = clock()
    const token = newToken()
    const row: KitchenLinkRow = {
      id: randomBytes(12).toString('base64url'),
      restaurantId,
      ownerId: user.house.id,
      madeBy: user.id,
      tokenHash: hashOf(token),
      note: note || null,
      createdAt: at.toISOString(),
      revokedAt: null,
      usedOn: null,
    }
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      if (!(await hasRestaurant(transaction, user.house.id, restaurantId)))
        throw new AppError('restaurant_not_found')
      const links = await kitchenLinksOf(transaction, user.house.id, restaurantId)
      const open = links.filter((link) => isOpenAt(link, at))
      if (open.length >= KITCHEN_LINKS) throw new AppError('too_many_pass_links')
      const old = links.filter((link) => !isOpenAt(link, at)).slice(CLOSED_KEPT)
      if (old.length > 0)
        await deleteKitchenLinks(
          transaction,
          old.map(({ id }) => id),
        )
      await insertKitchenLink(transaction, row)
      await recordChange(transaction, {
        at,
        ownerId: user.house.id,
        action: 'pass-link.made',
        subjectId: row.id,
      })
    })
    const menus = (await menusForKitchen(db, user.house.id, restaurantId)).length
    return {
      ...present(row, { menus, now: at }),
      url: `${ownOrigin(c, env.publicUrl)}${KITCHEN_PAGE}#${token}`,
    }
  })

  mount(api, revokeKitchenLink, async ({ user, params: { id } }) => {
    const at = clock()
    await db.transaction().execute(async (transaction) => {
      if (!(await revokeIn(transaction, user.house.id, id, at.toISOString())))
        throw new AppError('pass_link_not_found')
      await recordChange(transaction, {
        at,
        ownerId: user.house.id,
        action: 'pass-link.revoked',
        subjectId: id,
      })
    })
  })
}

const present = (row: KitchenLinkRow, { menus, now }: { menus: number; now: Date }): KitchenLink => ({
  id: row.id,
  note: row.note,
  createdAt: row.createdAt,
  revokedAt: row.revokedAt,
  usedOn: row.usedOn,
  isOpen: isOpenAt(row, now),
  menus,
})
