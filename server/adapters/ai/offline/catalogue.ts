import type { Dish } from '#domain/catalogue/dish.ts'
import { composeBrief } from '#domain/generation/brief/compose-brief.ts'
import { composeMenu } from '#domain/generation/generate.ts'
import { refreshItem } from '#domain/generation/refresh.ts'
import { dishImageUrl as pictureOf } from '#illustration/address.ts'
import { inTurns } from '../../../concurrency/in-turns.ts'
import type { MenuGenerator } from '../ports/menu-generator.ts'
import { composingInput } from './composing-input.ts'

export const createCatalogueGenerator = (dishes: () => Promise<readonly Dish[]>): MenuGenerator => ({
  async generate(request) {
    const { season, filters } = request
    const input = composingInput(await dishes(), { cuisineId: filters.cuisineId, season })
    return inTurns(composeMenu({ ...request, ...input }))
  },
  async compose(request) {
    const { season, brief } = request
    const input = composingInput(await dishes(), { cuisineId: brief.cuisineId, season })
    return inTurns(composeBrief({ ...request, ...input }))
  },
  refresh: async (request) => ({ item: refreshItem({ ...request, catalogue: await dishes(), pictureOf }) }),
})
