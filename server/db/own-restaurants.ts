import { type RestaurantOfMenus, restaurantsOfMenus } from '#domain/menu/linking/restaurants-of-menus.ts'
import { menusOf } from './own-menus.ts'
import type { Db, Schema } from './schema.ts'

/** Menus of an owner that say of their restaurant the same. */
type Said = Pick<Schema['savedMenus'], 'restaurantId' | 'restaurantName'>

interface SaidAlike extends Said {
  readonly id: string
  readonly count: number
}

/** A restaurant with what its menus say of it, and not the menus: it may have thousands. */
export type OwnRestaurant = RestaurantOfMenus<SaidAlike>

/** The restaurants of an owner, the one whose menu was saved last first, by an index alone. */
export async function restaurantsOfOwner(db: Db, ownerId: string): Promise<OwnRestaurant[]> {
  const rows = await menusOf(db, ownerId)
    .select(({ fn }) => [
      'restaurantId',
      'restaurantName',
      fn.countAll().as('count'),
      fn.max('updatedAt').as('savedAt'),
    ])
    .groupBy(['restaurantId', 'restaurantName'])
    .orderBy('savedAt', 'desc')
    .execute()
  return restaurantsOfMenus(
    rows.map((row) => ({
      ...row,
      id: JSON.stringify([row.restaurantId, row.restaurantName]),
      count: Number(row.count),
    })),
  )
}

export const menusOfRestaurants = (db: Db, ownerId: string, restaurants: readonly OwnRestaurant[]) =>
  menusOf(db, ownerId).where(({ or, and, eb }) =>
    or(
      restaurants
        .flatMap(({ menus }) => menus)
        .map((said) =>
          and([
            eb('savedMenus.restaurantId', '=', said.restaurantId),
            eb('savedMenus.restaurantName', '=', said.restaurantName),
          ]),
        ),
    ),
  )

export const isOfRestaurant = ({ menus }: OwnRestaurant, said: Said): boolean =>
  menus.some(
    ({ restaurantId, restaurantName }) =>
      restaurantId === said.restaurantId && restaurantName === said.restaurantName,
  )
