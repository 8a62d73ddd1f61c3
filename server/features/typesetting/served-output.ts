import type { User } from '#contract/accounts.ts'
import type { TypesetBody } from '#contract/typesetting.ts'
import { AS_PAGES, canBeOfNow } from '#domain/design/paper/editions.ts'
import { whatHolds } from '#domain/live/calendar/what-holds.ts'
import { type LiveOutput, liveOutput } from '#domain/live/state/live-output.ts'
import { type Output, outputForPlan } from '#domain/plans/output.ts'
import { STRANGERS_PLAN } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { besideMenus } from '../../live/beside-menu.ts'
import { isOwnMenu } from './queries.ts'

/**
 * Returns what the plan of its owner allows of a menu as it was sent; where that is asked for, as it is
 * served now, by the live state of the saved menu.
 */
export async function servedOutput(
  { db, clock, catalogue }: Database & Clock & Catalogue,
  user: User | null,
  { asOfNow, menuId, edition = AS_PAGES, ...body }: TypesetBody & Output,
): Promise<LiveOutput> {
  const plan = user?.subscriptionPlan ?? STRANGERS_PLAN
  const recipes = await catalogue.recipes()
  if (asOfNow && user && menuId && canBeOfNow(edition) && (await isOwnMenu(db, user.id, menuId))) {
    const beside = (await besideMenus(db, [menuId])).get(menuId)
    if (beside) return liveOutput(body, whatHolds(beside, clock()).state, plan, recipes)
  }
  return { output: outputForPlan(body, plan, recipes), soldOut: [] }
}
