import { LRUCache } from 'lru-cache'
import type { DishPlace, ListedDish } from '#contract/menus/dishes.ts'
import { printed } from '#domain/menu/comparing/compared-menu.ts'
import { partsThatDiffer } from '#domain/menu/linking/dish-parts.ts'
import {
  agreesInSection,
  isProposed,
  type PlacedDish,
  type SameDish,
  sameDishes,
} from '#domain/menu/linking/same-dishes.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { foldText } from '#domain/text/fold-name.ts'
import { inTurns, nextTurn } from '../../../concurrency/in-turns.ts'
import type { Db } from '../../../db/schema.ts'
import type { HouseMenuRow } from './house-menus.ts'

/** The dishes of some menus, and what the list says of the menus themselves. */
export interface DishList {
  readonly dishes: readonly (ListedDish & { readonly words: string })[]
  readonly menus: ReadonlyMap<string, Pick<MenuContent, 'currency' | 'language'>>
}

/** Restaurants whose lists are remembered while somebody types what is looked for: a large one takes some 2 MB. */
const MOST_LISTS = 20

/** Lists of dishes, read again when one of the menus has another version. */
export function createDishLists(db: Db) {
  const lists = new LRUCache<string, DishList>({ max: MOST_LISTS })
  return async (menus: readonly HouseMenuRow[]): Promise<DishList> => {
    const key = JSON.stringify(menus.map(({ id, version }) => [id, version]))
    const list = lists.get(key) ?? (await listOf(db, menus))
    lists.set(key, list)
    return list
  }
}

async function listOf(db: Db, menus: readonly HouseMenuRow[]): Promise<DishList> {
  const contents = await contentsOf(
    db,
    menus.map(({ id }) => id),
  )
  const readable = [...contents].map(([id, menu]) => ({ id, menu }))
  const dishes = (await inTurns(sameDishes(readable))).map((dish) => presentDish(dish, contents))
  return { dishes, menus: contents }
}

/** What menus say, one after the other; those that this version cannot read are left out. */
export async function contentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MenuContent>> {
  const contents = new Map<string, MenuContent>()
  for (const id of ids) {
    const row = await db.selectFrom('savedMenus').select('document').where('id', '=', id).executeTakeFirst()
    await nextTurn()
    try {
      if (row) contents.set(id, readStoredText(savedMenuForm, row.document).content)
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error
    }
  }
  return contents
}

function presentDish(dish: SameDish, contents: ReadonlyMap<string, MenuContent>): DishList['dishes'][number] {
  const [first, ...others] = dish.places
  const currencyOf = ({ menuId }: PlacedDish) => contents.get(menuId)?.currency
  const differs = first
    ? others.flatMap((other) =>
        partsThatDiffer(first.item, other.item, currencyOf(first) === currencyOf(other)),
      )
    : []
  return {
    dishId: dish.dishId ?? null,
    isProposed: isProposed(dish),
    agreesInSection: agreesInSection(dish),
    differs: [...new Set(differs)],
    places: dish.places.flatMap((place) => {
      const menu = contents.get(place.menuId)
      return menu ? [presentPlace(place, menu)] : []
    }),
    words: foldText(
      dish.places
        .flatMap(({ item, section }) => [item.name, item.secondName, item.description, section.name])
        .join(' '),
    ),
  }
}

function presentPlace({ menuId, section, item }: PlacedDish, menu: MenuContent): DishPlace {
  const heads = headsAbove(menu.sections, section)
  return {
    menuId,
    sectionId: section.id,
    itemId: item.id,
    section: section.name,
    name: item.name,
    description: item.description,
    prices: item.prices,
    heads: [...heads],
    printedPrices: printed(item.prices, { menu, heads }).line,
    allergens: item.allergens ?? null,
    mayContain: item.mayContain ?? null,
    removable: item.removable ?? null,
    imageUrl: item.imageUrl,
    hasRecipe: (item.ingredients ?? item.recipeId) !== undefined,
    isLinked: item.dishId !== undefined,
  }
}
