import {
  changeDishes,
  DISHES_LISTED,
  decideDish,
  dishKinds,
  type ListedDish,
  linkDishes,
  listDishes,
  listDishesOfMenu,
  MENUS_OF_DISHES,
} from '#contract/menus/dishes.ts'
import { PAGE_ROWS } from '#contract/shared/pages.ts'
import {
  editDishes,
  missingPlace,
  type PlacedEdit,
  type PlacedLink,
  linkDishes as withLinks,
} from '#domain/menu/linking/dish-edits.ts'
import { partsThatDiffer } from '#domain/menu/linking/dish-parts.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { foldText } from '#domain/text/fold-name.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { restaurantsOfOwner } from '../../../db/own-restaurants.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { makerOf } from '../../../http/visitor/caller.ts'
import { refusingAtOnce } from '../changes/approval.ts'
import { type MenuToChange, saveAsChange, saveMenusIn } from '../changes/save-menus.ts'
import { decisionsOn, writeDecision } from './decisions.ts'
import { contentsOf, createDishLists } from './dish-lists.ts'
import { houseOfMenu, menusOfHouse, menusOnOpenPages, menuTitle } from './house-menus.ts'

/** The dishes of a restaurant over all its menus. */
export function mountDishes(api: Api, services: Database & Clock & Catalogue): void {
  const { db, clock, catalogue } = services
  const listOf = createDishLists(db)

  mount(api, listDishes, async ({ user, query: { restaurant, q, kind, offset } }) => {
    const restaurants = await restaurantsOfOwner(db, user.house.id)
    const chosen = restaurants.find(({ id }) => id === restaurant) ?? restaurants[0]
    const rows = chosen ? await menusOfHouse(db, user.house.id, chosen) : []
    const [list, onPages] = await Promise.all([
      listOf(rows),
      menusOnOpenPages(
        db,
        user.house.id,
        rows.map(({ id }) => id),
      ),
    ])
    const asked = foldText(q).split(' ')
    const found = list.dishes.filter(({ words }) => asked.every((word) => words.includes(word)))
    const ofKind = found.filter((dish) => isOfKind[kind](dish))
    return {
      restaurants: restaurants.slice(0, PAGE_ROWS).map(({ id, name, menus }) => ({
        id,
        name,
        menus: menus.reduce((sum, { count }) => sum + count, 0),
      })),
      restaurant: chosen?.id ?? null,
      menus: rows.map((row) => {
        const menu = list.menus.get(row.id)
        return {
          id: row.id,
          title: menuTitle(row),
          version: row.version,
          isSeen: row.sharedAt !== null || onPages.has(row.id),
          currency: menu?.currency ?? '',
          language: menu?.language ?? null,
          isReadable: menu !== undefined,
        }
      }),
      total: ofKind.length,
      counts: Object.fromEntries(
        dishKinds.map((one) => [one, found.filter((dish) => isOfKind[one](dish)).length]),
      ) as Record<(typeof dishKinds)[number], number>,
      dishes: ofKind.slice(offset, offset + DISHES_LISTED).map(({ words: _, ...dish }) => dish),
    }
  })

  mount(api, changeDishes, async ({ user, key, body: { title, edits, links, versions } }) => {
    const contents = await catalogue.read()
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const of = {
        ownerId: user.house.id,
        title,
        by: makerOf(key),
        at: clock(),
        contents,
        admit: refusingAtOnce(user),
      }
      return saveAsChange(transaction, menusToChange(edits, links, versions), of)
    })
  })

  mount(api, linkDishes, async ({ user, body: { links, versions } }) => {
    const contents = await catalogue.read()
    const menus = await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      return saveMenusIn(transaction, menusToChange([], links, versions), {
        ownerId: user.house.id,
        at: clock(),
        contents,
        admit: null,
      })
    })
    return { changeId: null, menus }
  })

  mount(api, listDishesOfMenu, async ({ user, params: { id } }) => {
    const house = await houseOfMenu(db, user.house.id, id)
    if (!house) throw new AppError('menu_not_found')
    const contents = await contentsOf(
      db,
      house.map((menu) => menu.id),
    )
    const own = contents.get(id)
    if (!own) throw new AppError('document_unreadable')
    const linked = itemsOf(own).flatMap((item) =>
      item.dishId === undefined ? [] : [{ ...item, dishId: item.dishId }],
    )
    const elsewhereOf = (item: (typeof linked)[number]) =>
      house.flatMap((menu) => {
        const other = menu.id === id ? undefined : contents.get(menu.id)
        const same = other && itemsOf(other).find(({ dishId }) => dishId === item.dishId)
        return same
          ? [
              {
                menuId: menu.id,
                title: menuTitle(menu),
                differs: partsThatDiffer(item, same, other.currency === own.currency),
                allergens: same.allergens ?? null,
              },
            ]
          : []
      })
    const dishes = linked.map((item) => ({ dishId: item.dishId, elsewhere: elsewhereOf(item) }))
    return {
      dishes: dishes.filter(({ elsewhere }) => elsewhere.length > 0),
      decisions: await decisionsOn(
        db,
        user.house.id,
        dishes.map(({ dishId }) => dishId),
      ),
    }
  })

  mount(api, decideDish, async ({ user, body }) => {
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      await writeDecision(transaction, user.house.id, body)
    })
  })
}

const isOfKind: Readonly<Record<(typeof dishKinds)[number], (dish: ListedDish) => boolean>> = {
  all: () => true,
  several: ({ places }) => places.length > 1,
  proposed: ({ isProposed }) => isProposed,
  differs: ({ differs }) => differs.length > 0,
  'declared-twice': ({ places }) =>
    new Set(places.flatMap(({ allergens }) => (allergens ? [JSON.stringify(allergens.toSorted())] : [])))
      .size > 1,
}

type OnMenu<Part> = Part & { readonly menuId: string }

/** @throws {AppError} `invalid_input` where there are more menus than one step changes; `dish_not_found` as they are saved */
function menusToChange(
  edits: readonly OnMenu<PlacedEdit>[],
  links: readonly OnMenu<PlacedLink>[],
  versions: Readonly<Record<string, number>> = {},
): MenuToChange[] {
  const menuIds = [...new Set([...edits, ...links].map(({ menuId }) => menuId))]
  if (menuIds.length > MENUS_OF_DISHES)
    throw new AppError('invalid_input', {
      message: `At most ${MENUS_OF_DISHES} menus are changed in one step.`,
    })
  return menuIds.map((menuId) => {
    const on = <Part extends { readonly menuId: string }>(parts: readonly Part[]) =>
      parts.filter((part) => part.menuId === menuId)
    return {
      menuId,
      version: versions[menuId],
      become({ content, ...work }, row) {
        const gone = missingPlace(content, [...on(edits), ...on(links)])
        if (gone) throw goneDish(menuTitle(row), [...edits, ...links].indexOf(gone), edits.length)
        return { ...work, content: withLinks(editDishes(content, on(edits)), on(links)) }
      },
    }
  })
}

/** @param at its place among the edits and then the links */
function goneDish(menu: string, at: number, edits: number): AppError {
  const message = `A dish of this change is no longer on “${menu}”. Nothing was changed: please look at the dishes again.`
  const path = at < edits ? `edits.${at}` : `links.${at - edits}`
  return new AppError('dish_not_found', { message, details: { fields: [{ path, message }] } })
}
