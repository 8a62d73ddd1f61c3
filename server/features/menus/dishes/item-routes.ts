import type { User } from '#contract/accounts/accounts.ts'
import { changeItem, changePrice } from '#contract/menus/items.ts'
import { type DishEdit, editDishes } from '#domain/menu/linking/dish-edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { type CallersKey, makerOf } from '../../../http/visitor/caller.ts'
import { workOfRow } from '../../../live/versions/version-of-menu.ts'
import { refusingAtOnce } from '../changes/approval.ts'
import { saveAsChange } from '../changes/save-menus.ts'
import { readMenu } from '../stored/queries.ts'

interface Asked {
  readonly user: User
  readonly key?: CallersKey
  readonly params: { readonly id: string; readonly itemId: number }
  readonly version: number | undefined
}

export function mountItems(api: Api, { db, clock, catalogue }: Database & Clock & Catalogue): void {
  mount(api, changeItem, ({ user, key, params, body: { version, ...edit } }) =>
    changeOne({ user, ...(key && { key }), params, version }, () => edit),
  )

  mount(api, changePrice, ({ user, key, params, body: { amount, version } }) =>
    changeOne({ user, ...(key && { key }), params, version }, ({ prices }) => {
      const price = prices.find(({ id }) => id === params.priceId)
      if (!price) throw new AppError('price_not_on_menu', { message: 'This item has no price of that id.' })
      if (price.amount === undefined) throw new AppError('price_without_amount')
      return { prices: prices.map((one) => (one === price ? { ...one, amount } : one)) }
    }),
  )

  /** One change in each place of an item on its menu, that can be undone as one. */
  async function changeOne(
    { user, key, params: { id: menuId, itemId }, version }: Asked,
    editOf: (item: MenuItem) => DishEdit,
  ) {
    const contents = await catalogue.read()
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const row = await readMenu(transaction, menuId)
      if (row?.ownerId !== user.house.id) throw new AppError('menu_not_found')
      const { sections } = workOfRow(row).content
      const places = sections.filter(({ items }) => items.some(({ id }) => id === itemId))
      const item = places[0]?.items.find(({ id }) => id === itemId)
      if (!item) throw new AppError('dish_not_found')
      const edit = editOf(item)
      const edits = places.map(({ id: sectionId }) => ({ sectionId, itemId, edit }))
      return saveAsChange(
        transaction,
        [{ menuId, version, become: (work) => ({ ...work, content: editDishes(work.content, edits) }) }],
        {
          ownerId: user.house.id,
          title: item.name.slice(0, 200),
          by: makerOf(key),
          at: clock(),
          contents,
          admit: refusingAtOnce(user),
        },
      )
    })
  }
}
