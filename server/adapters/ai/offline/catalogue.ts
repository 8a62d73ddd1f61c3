import type { Dish } from '#domain/catalogue/dish.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { refreshItem } from '#domain/generation/refresh.ts'
import { dishImageUrl as pictureOf } from '#illustration/address.ts'
import type { MenuGenerator } from '../ports/menu-generator.ts'

/** The generator that needs no key and no network: a seeded choice from the catalogue. */
export const createCatalogueGenerator = (dishes: () => Promise<readonly Dish[]>): MenuGenerator => ({
  generate: async (request) => generateMenu({ ...request, catalogue: await dishes(), pictureOf }),
  refresh: async (request) => ({ item: refreshItem({ ...request, catalogue: await dishes(), pictureOf }) }),
})
