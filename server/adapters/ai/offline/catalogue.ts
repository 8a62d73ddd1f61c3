import type { Dish } from '#domain/catalogue/dish.ts'
import { composeBrief } from '#domain/generation/brief/compose-brief.ts'
import { composeMenu } from '#domain/generation/generate.ts'
import { refreshItem } from '#domain/generation/refresh.ts'
import { judgeOfFreshMenus } from '#domain/insights/fresh-menus/judge-fresh-menus.ts'
import { dishImageUrl as pictureOf } from '#illustration/address.ts'
import { inTurns } from '../../../concurrency/in-turns.ts'
import type { MenuGenerator } from '../ports/menu-generator.ts'

/** The generator that needs no key and no network: a seeded choice from the catalogue. */
export const createCatalogueGenerator = (dishes: () => Promise<readonly Dish[]>): MenuGenerator => ({
  async generate(request) {
    const catalogue = await dishes()
    const { season, filters } = request
    const judge = judgeOfFreshMenus({ catalogue, cuisineId: filters.cuisineId, season })
    return inTurns(composeMenu({ ...request, catalogue, pictureOf, judge }))
  },
  async compose(request) {
    const catalogue = await dishes()
    const { season, brief } = request
    const judge = judgeOfFreshMenus({ catalogue, cuisineId: brief.cuisineId, season })
    return inTurns(composeBrief({ ...request, catalogue, pictureOf, judge }))
  },
  refresh: async (request) => ({ item: refreshItem({ ...request, catalogue: await dishes(), pictureOf }) }),
})
