import { randomInt } from 'node:crypto'
import type { User } from '#contract/accounts.ts'
import { generateMenu, refreshMenuItem } from '#contract/generation.ts'
import { seasonOf } from '#domain/generation/variety.ts'
import { groupsForPlan, itemForPlan } from '#domain/plans/output.ts'
import { createCatalogueGenerator } from '../../adapters/ai/catalogue.ts'
import { AppError } from '../../errors.ts'
import { type Api, type HttpContext, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'

const randomSeed = (): number => randomInt(2 ** 32)

export function mountGeneration(api: Api, { catalogue, menuGenerator, clock }: Services): void {
  const catalogueGenerator = createCatalogueGenerator(catalogue.dishes)

  const circumstances = (c: HttpContext, user: User) => ({
    caller: { id: user.id, plan: user.subscriptionPlan },
    season: seasonOf(clock()),
    signal: c.req.raw.signal,
  })

  mount(api, generateMenu, async ({ c, user, body: filters }) => {
    const seed = filters.seed ?? randomSeed()
    const groups = await menuGenerator.generate({ ...circumstances(c, user), filters, seed })
    return groupsForPlan(groups, user.subscriptionPlan)
  })

  mount(api, refreshMenuItem, async ({ c, user, body }) => {
    const generator = body.useAI ? menuGenerator : catalogueGenerator
    const { item, notice } = await generator.refresh({
      ...circumstances(c, user),
      ...body,
      menuItemIds: [...body.menuItemIds, body.itemId],
      seed: randomSeed(),
    })
    if (!item) throw new AppError('no_other_dish')
    return { ...itemForPlan(item, user.subscriptionPlan), notice }
  })
}
