import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import type { RecipeOf } from '#domain/menu/claims/claims.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { singleFlight } from '../concurrency/single-flight.ts'
import type { Db } from '../db/schema.ts'
import type { Logger } from '../watching/log.ts'
import { listItems, readRevision } from './queries.ts'
import { readRow } from './stored-dish.ts'

/** The catalogue at one moment; the same object until it changes. */
export interface CatalogueContents {
  /** Another for every change of the added dishes. */
  readonly revision: number
  /** What is generated from: the written dishes, then the added ones by age. */
  readonly dishes: readonly Dish[]
  readonly added: readonly Dish[]
  /** The dishes, and those that a house standard puts in their place. */
  readonly recipes: readonly Dish[]
  readonly recipeOf: RecipeOf
  /** Ids of stored dishes that are left out because this version cannot vouch for them. */
  readonly unreadableIds: readonly number[]
}

/** The dishes that everybody's menus are made of: written by us, and added by administrators. */
export interface LiveCatalogue {
  /** The dishes, whichever server added them: a menu is saved where its dish was not added. */
  dishes(): Promise<readonly Dish[]>
  /** What the dishes are made of: it decides which claims of a shown menu still hold. */
  recipes(): Promise<RecipeOf>
  /** Reads everything that is stored now. */
  read(): Promise<CatalogueContents>
}

export interface Catalogue {
  readonly catalogue: LiveCatalogue
}

export function createLiveCatalogue(db: Db, log: Logger): LiveCatalogue {
  // Derived now, so that no request waits for it.
  const written = loadCatalogue()
  let known: { readonly revision: number; readonly contents: CatalogueContents } | undefined

  async function read(): Promise<CatalogueContents> {
    // Before the dishes: what is added in between is then read again at the next look, never missed.
    const revision = await readRevision(db)
    const contents =
      known?.revision === revision ? known.contents : { revision, ...(await readContents(db, written, log)) }
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

async function readContents(
  db: Db,
  written: readonly Dish[],
  log: Logger,
): Promise<Omit<CatalogueContents, 'revision'>> {
  const rows = (await listItems(db)).map((row) => ({ id: row.id, dish: readRow(row) }))
  const added = rows.flatMap(({ dish }) => dish ?? [])
  const unreadableIds = rows.filter(({ dish }) => !dish).map(({ id }) => id)
  if (unreadableIds.length > 0) log.error({ unreadableIds }, 'stored dishes are left out of the catalogue')
  const dishes = Object.freeze([...written, ...added])
  const recipes = allRecipes(dishes)
  return {
    dishes,
    recipes,
    recipeOf: recipeFinder(recipes),
    added,
    unreadableIds,
  }
}
