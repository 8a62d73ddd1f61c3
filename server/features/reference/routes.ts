import { LRUCache } from 'lru-cache'
import {
  type CatalogueItem,
  listCatalogueItems,
  listCategories,
  listCuisines,
  listDietaryOptions,
  listTemplates,
  pricingData,
  readDishRecipe,
} from '#contract/generating/reference.ts'
import { groupsIn } from '#domain/allergens/allergen-keys.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import type { Steps } from '#domain/computing/steps.ts'
import { leastPrice } from '#domain/generation/pricing/credible-ranges.ts'
import { foodCostOf } from '#domain/generation/pricing/food-cost.ts'
import { pricingData as multipliers } from '#domain/pricing/multipliers.ts'
import { categories, cuisines, dietaryOptions } from '#domain/reference/reference.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { inTurns } from '../../concurrency/in-turns.ts'
import { AppError } from '../../errors/app-error.ts'
import { type KeptJson, keptJson } from '../../http/answers/kept-json.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { listedTemplates } from '../../printing/listed-templates.ts'

/** Those of all cuisines and of each, with and without a trend: some 3 MB. */
const MOST_LISTS = 60

export function mountReference(api: Api, { catalogue }: Catalogue): void {
  mount(api, listTemplates, listedTemplates)
  mount(api, listCuisines, () => [...cuisines])
  mount(api, listCategories, () => [...categories])
  mount(api, listDietaryOptions, () => [...dietaryOptions])
  mount(api, pricingData, () => ({
    locationMultipliers: { ...multipliers.locationMultipliers },
    audienceMultipliers: { ...multipliers.audienceMultipliers },
    categoryMultipliers: { ...multipliers.categoryMultipliers },
  }))
  const lists = new LRUCache<string, Promise<KeptJson<CatalogueItem[]>>>({ max: MOST_LISTS })
  mount(api, listCatalogueItems, async ({ query: { cuisineId, trending } }) => {
    const { revision, recipes, retired } = await catalogue.read()
    const key = `${revision} ${cuisineId} ${trending}`
    const known = lists.get(key)
    if (known) return known
    const gone = new Set(retired.map(({ dish }) => dish.id))
    const dishes = recipes
      .filter((dish) => !gone.has(dish.id))
      .filter((dish) => cuisineId === undefined || dish.cuisineId === cuisineId)
      .filter((dish) => trending === undefined || (dish.trending ?? false) === (trending === 'true'))
    const list = inTurns(presented(dishes)).then(keptJson)
    // What names no cuisine of ours is empty, and made in no time.
    if (cuisineId === undefined || cuisines.some(({ id }) => id === cuisineId)) lists.set(key, list)
    return list
  })

  mount(api, readDishRecipe, async ({ params: { id } }) => {
    const dish = (await catalogue.read()).recipes.find((recipe) => recipe.id === id)
    if (!dish) throw new AppError('not_found', { message: 'The catalog has no such dish.' })
    return { ingredients: [...dish.ingredients] }
  })
}

/** Thirty at a time: what a dish must cost at least takes longest. */
function* presented(dishes: readonly Dish[]): Steps<CatalogueItem[]> {
  const items: CatalogueItem[] = []
  for (let at = 0; at < dishes.length; at += 30) {
    items.push(...dishes.slice(at, at + 30).map(presentDish))
    yield
  }
  return items
}

const presentDish = (dish: Dish): CatalogueItem => ({
  id: dish.id,
  categoryId: dish.categoryId,
  cuisineId: dish.cuisineId,
  price: dish.price,
  leastPrice: leastPrice(dish),
  costClass: foodCostOf(dish).costClass,
  name: dish.name,
  description: dish.description,
  dietaryOptions: [...dish.dietaryOptions],
  allergens: groupsIn(dish.allergens),
  allergenKeys: [...dish.allergens],
  isTrending: dish.trending ?? false,
  season: dish.season ?? null,
  netCarbsG: dish.netCarbsG ?? null,
})
