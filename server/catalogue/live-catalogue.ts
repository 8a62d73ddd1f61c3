import type { Dish } from '#domain/catalogue/dish.ts'
import { deriveCatalogue, loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import type { RecipeOf } from '#domain/menu/claims/claims.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { inTurns } from '../concurrency/in-turns.ts'
import { singleFlight } from '../concurrency/single-flight.ts'
import { readRow } from '../db/documents/stored-dish.ts'
import type { Db } from '../db/schema.ts'
import type { Logger } from '../watching/log.ts'
import { listItems, listRetired, readRevision } from './queries.ts'

/** The catalogue at one moment; the same object until it changes. */
export interface CatalogueContents {
  /** Another for every change of the added or retired dishes. */
  readonly revision: number
  /** What is generated from: the written dishes, then the added ones by age, without the retired ones. */
  readonly dishes: readonly Dish[]
  /** Retired ones too. */
  readonly added: readonly Dish[]
  /** What no new menu is made of, the longest retired first. */
  readonly retired: readonly { readonly dish: Dish; readonly retiredAt: string }[]
  /** What a menu's item can come from: the dishes, the retired ones, and those that a house standard puts in their place. */
  readonly recipes: readonly Dish[]
  readonly recipeOf: RecipeOf
  /** Ids of stored dishes that are left out because this version cannot vouch for them. */
  readonly unreadableIds: readonly number[]
}

export interface LiveCatalogue {
  /** The dishes, whichever server added them: a menu is saved where its dish was not added. */
  dishes(): Promise<readonly Dish[]>
  /** What the dishes are made of: it decides which claims of a shown menu still hold. */
  recipes(): Promise<RecipeOf>
  read(): Promise<CatalogueContents>
}

export interface Catalogue {
  readonly catalogue: LiveCatalogue
}

export function createLiveCatalogue(db: Db, log: Logger): LiveCatalogue {
  let derived: Promise<unknown> | undefined
  let known: { readonly revision: number; readonly contents: CatalogueContents } | undefined

  async function read(): Promise<CatalogueContents> {
    // In turns, so that hardly another request waits for it.
    derived ??= inTurns(deriveCatalogue())
    await derived
    // Before the dishes: what is added in between is then read again at the next look, never missed.
    const revision = await readRevision(db)
    const contents =
      known?.revision === revision ? known.contents : { revision, ...(await readCatalogue(db)) }
    const { unreadableIds } = contents
    if (contents !== known?.contents && unreadableIds.length > 0)
      log.error({ unreadableIds }, 'stored dishes are left out of the catalogue')
    // An older look that ends later must not bring older dishes back.
    if (!known || revision >= known.revision) known = { revision, contents }
    return known.contents
  }

  // The pictures of a page are asked for at one moment.
  const readTogether = singleFlight(read)
  return {
    read,
    dishes: async () => (await readTogether('')).dishes,
    recipes: async () => (await readTogether('')).recipeOf,
  }
}

/** Everything that a database, or a transaction in it, knows of the catalogue now. */
export async function readCatalogue(db: Db): Promise<Omit<CatalogueContents, 'revision'>> {
  const rows = (await listItems(db)).map((row) => ({ id: row.id, dish: readRow(row) }))
  const added = rows.flatMap(({ dish }) => dish ?? [])
  const unreadableIds = rows.filter(({ dish }) => !dish).map(({ id }) => id)
  const all = [...loadCatalogue(), ...added]
  const byId = new Map(all.map((dish) => [dish.id, dish]))
  const retired = (await listRetired(db)).flatMap(({ dishId, retiredAt }) => {
    const dish = byId.get(dishId)
    return dish ? [{ dish, retiredAt }] : []
  })
  const gone = new Set(retired.map(({ dish }) => dish.id))
  const recipes = allRecipes(all)
  return {
    dishes: Object.freeze(all.filter(({ id }) => !gone.has(id))),
    recipes,
    recipeOf: recipeFinder(recipes),
    added,
    retired,
    unreadableIds,
  }
}
