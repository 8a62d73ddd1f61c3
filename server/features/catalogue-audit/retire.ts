import type { User } from '#contract/accounts/accounts.ts'
import { houseStandards } from '#domain/catalogue/house-standard.ts'
import { type Catalogue, readCatalogue } from '../../catalogue/live-catalogue.ts'
import { beginChange, retireDish } from '../../catalogue/queries.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'

const houseIds = new Set(houseStandards.flatMap(({ dishes }) => dishes.map(({ id }) => id)))

/**
 * Takes a dish out of what new menus are made of. Saved menus keep it, and its recipe goes on vouching for its claims.
 * @returns how many dishes are retired by this: none where it was retired before
 * @throws {AppError} `not_found` for an id that no dish has, and for house classics, which a rule puts on menus
 */
export async function retire(
  { db, catalogue, clock }: Database & Catalogue & Clock,
  user: User,
  dishId: number,
): Promise<number> {
  const retired = await db.transaction().execute(async (transaction) => {
    await beginChange(transaction)
    const { dishes, retired: before } = await readCatalogue(transaction)
    if (before.some(({ dish }) => dish.id === dishId)) return 0
    if (!dishes.some(({ id }) => id === dishId))
      throw new AppError('not_found', {
        message: houseIds.has(dishId)
          ? 'House classics are always on the menus of their cuisine, so they can’t be retired.'
          : 'The catalog has no such dish.',
      })
    await retireDish(transaction, { dishId, retiredAt: clock().toISOString(), retiredBy: user.id })
    return 1
  })
  await catalogue.read()
  return retired
}
