import { randomInt } from 'node:crypto'
import { generateMenu, refreshMenuItem } from '#contract/generation.ts'
import { generateMenu as generate } from '#domain/generation/generate.ts'
import { refreshItem } from '#domain/generation/refresh.ts'
import { seasonOf } from '#domain/generation/variety.ts'
import { AppError } from '../../errors.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'

const randomSeed = (): number => randomInt(2 ** 32)

export function mountGeneration(api: Api, { catalogue, clock }: Services): void {
  mount(api, generateMenu, async ({ body: filters }) =>
    generate({
      catalogue: await catalogue.dishes(),
      filters,
      seed: filters.seed ?? randomSeed(),
      season: seasonOf(clock()),
    }),
  )

  mount(api, refreshMenuItem, async ({ body }) => {
    const item = refreshItem({
      ...body,
      menuItemIds: [...body.menuItemIds, body.itemId],
      catalogue: await catalogue.dishes(),
      seed: randomSeed(),
      season: seasonOf(clock()),
    })
    if (!item) throw new AppError('no_other_dish')
    return item
  })
}
