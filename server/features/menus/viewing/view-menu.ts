import type { User } from '#contract/accounts/accounts.ts'
import { canViewMenu } from '#domain/access/menus.ts'
import { whatHolds } from '#domain/live/calendar/what-holds.ts'
import { type LiveOutput, liveOutput } from '#domain/live/state/live-output.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { type Output, outputForPlan } from '#domain/plans/output.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import type { Clock, Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { besideMenus } from '../../../live/beside-menu.ts'
import type { Plans } from '../../../owners/owners.ts'
import { type LinkedMenuRow, type MenuRevision, readMenuAt, readMenuRevisionAt } from '../stored/queries.ts'

type Sources = Database & Plans
type MenuSources = Database & Plans & Catalogue

export interface ViewedMenu {
  readonly row: LinkedMenuRow
  /** The owner's at this moment. */
  readonly plan: Plan
  /** What the owner's plan allows of the saved menu. */
  readonly output: Output
}

export interface ServedMenu extends ViewedMenu, LiveOutput {
  readonly at: Date
  /** When something of it changes next, if that is known. */
  readonly changesAt: Date | null
}

export interface ViewedRevision {
  readonly row: MenuRevision
  readonly plan: Plan
}

/** The form of ids and tokens; other texts cost no query. */
const ADDRESS = /^[\w-]{1,64}$/

/**
 * A menu for a visitor who may see it.
 * @param address its id, or the token of its link
 * @throws {AppError} `menu_not_found` for everybody else too: what is not shared does not exist
 * @throws {UnreadableDocumentError} when this version of Carte cannot read it
 */
export async function viewMenu(
  sources: MenuSources,
  address: string,
  visitor: User | null,
): Promise<ViewedMenu> {
  const { row, plan } = await viewed(sources, address, visitor, readMenuAt)
  return { row, plan, output: outputForPlan(savedOutput(row), plan, await sources.catalogue.recipes()) }
}

/**
 * Does the same with the menu's live state: what is sold out, planned prices, dishes of the day.
 * @throws as `viewMenu`
 */
export async function viewServedMenu(
  sources: MenuSources & Clock,
  address: string,
  visitor: User | null,
): Promise<ServedMenu> {
  const { row, plan } = await viewed(sources, address, visitor, readMenuAt)
  const beside = (await besideMenus(sources.db, [row.id])).get(row.id)
  if (!beside) throw new Error('What stands beside a menu is read for each menu.')
  const at = sources.clock()
  const { state, changesAt } = whatHolds(beside, at)
  // A menu of a thousand dishes takes some milliseconds to read, and some to settle.
  await nextTurn()
  const saved = savedOutput(row)
  const recipes = await sources.catalogue.recipes()
  await nextTurn()
  const live = liveOutput(saved, state, plan, recipes)
  return { row, plan, ...live, at, changesAt }
}

/** @throws {UnreadableDocumentError} */
export const savedOutput = ({
  document,
  templateId,
}: Pick<LinkedMenuRow, 'document' | 'templateId'>): Output => {
  const { content, design } = readStoredText(savedMenuForm, document)
  return { content, design, templateId }
}

/**
 * Which state of a menu `viewMenu` would show, for much less work.
 * @throws {AppError} as `viewMenu`
 */
export const viewedRevision = (
  sources: Sources,
  address: string,
  visitor: User | null,
): Promise<ViewedRevision> => viewed(sources, address, visitor, readMenuRevisionAt)

async function viewed<Row extends MenuRevision>(
  { db, planOf }: Sources,
  address: string,
  visitor: User | null,
  read: (db: Db, address: string) => Promise<Row | undefined>,
): Promise<{ row: Row; plan: Plan }> {
  const row = ADDRESS.test(address) ? await read(db, address) : undefined
  if (!row || !canViewMenu(row, visitor, address)) throw new AppError('menu_not_found')
  return { row, plan: await planOf(row.ownerId) }
}
