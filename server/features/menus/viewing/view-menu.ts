import type { User } from '#contract/accounts.ts'
import { canViewMenu } from '#domain/access/menus.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { type Output, outputForPlan } from '#domain/plans/output.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
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

/** All that what a visitor sees of a menu depends on. */
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
  const { content, design } = readStoredText(savedMenuForm, row.document)
  return {
    row,
    plan,
    output: outputForPlan(
      { content, design, templateId: row.templateId },
      plan,
      await sources.catalogue.recipes(),
    ),
  }
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
