import type { User } from '#contract/accounts.ts'
import { canViewMenu } from '#domain/access/menus.ts'
import { readMenuDocument } from '#domain/menu/document.ts'
import { type Output, outputForPlan } from '#domain/plans/output.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readMenu, type SavedMenuRow } from './queries.ts'

export interface ViewedMenu {
  readonly row: SavedMenuRow
  /** What the owner's plan lets out, whatever was saved. */
  readonly output: Output
}

/**
 * A menu for whoever may see it.
 * @throws {AppError} `menu_not_found` for everybody else too: what is not shared does not exist
 */
export async function viewMenu(
  { db, planOf }: Pick<Services, 'db' | 'planOf'>,
  id: string,
  visitor: User | null,
): Promise<ViewedMenu> {
  const row = await readMenu(db, id)
  if (!row || !canViewMenu(row, visitor)) throw new AppError('menu_not_found')
  const { content, design } = readMenuDocument(JSON.parse(row.document))
  const plan = await planOf(row.ownerId)
  return { row, output: outputForPlan({ content, design, templateId: row.templateId }, plan) }
}
