import type { User } from '#contract/accounts/accounts.ts'
import type { TypesetBody } from '#contract/menus/typesetting.ts'
import { AS_PAGES, canBeOfNow } from '#domain/design/paper/editions.ts'
import { checkedAt, checkedMenu } from '#domain/live/calendar/checked-menu.ts'
import { type BesideMenu, whatHolds } from '#domain/live/calendar/what-holds.ts'
import { type LiveOutput, liveOutput } from '#domain/live/state/live-output.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { type Output, outputForPlan } from '#domain/plans/output.ts'
import { STRANGERS_PLAN } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { besideMenus } from '../../live/beside-menu.ts'
import { isOwnMenu } from './queries.ts'

/** What the plan allows of a menu as it was sent or, where that is asked for, as it is served now. */
export async function servedOutput(
  { db, clock, catalogue }: Database & Clock & Catalogue,
  user: User | null,
  { asOfNow, menuId, edition = AS_PAGES, ...body }: TypesetBody & Output,
): Promise<LiveOutput> {
  const plan = user?.subscriptionPlan ?? STRANGERS_PLAN
  const recipes = await catalogue.recipes()
  if (asOfNow && canBeOfNow(edition)) {
    const beside = await besideOwnMenu(db, user, menuId)
    if (beside) return liveOutput(body, whatHolds(beside, clock()).state, plan, recipes)
  }
  return { output: outputForPlan(body, plan, recipes), soldOut: [] }
}

/** A menu as it was sent and as preflight judges it in the editor: with the planned prices and specials of the saved menu. */
export async function menuToCheck(
  { db, clock }: Database & Clock,
  user: User | null,
  { menuId, content }: Pick<TypesetBody, 'menuId'> & Pick<Output, 'content'>,
): Promise<MenuContent> {
  const beside = await besideOwnMenu(db, user, menuId)
  return beside ? checkedMenu(content, checkedAt(beside, clock())) : content
}

/** Planned prices, specials and sold-out words of a saved menu of this owner; undefined for one of another's. */
async function besideOwnMenu(
  db: Db,
  user: User | null,
  menuId: string | undefined,
): Promise<BesideMenu | undefined> {
  if (!user || !menuId || !(await isOwnMenu(db, user.house.id, menuId))) return undefined
  return (await besideMenus(db, [menuId])).get(menuId)
}
