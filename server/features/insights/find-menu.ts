import type { User } from '#contract/accounts/accounts.ts'
import type { ReportSubject } from '#contract/generating/insights.ts'
import { isOwnMenu } from '#domain/access/menus.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import {
  type DraftDocument,
  newestDraft,
  newestStoredMenu,
  readDocument,
  readStoredMenu,
  type StoredMenu,
} from './queries.ts'
import type { ReportedMenu } from './reports/report-task.ts'

/** A stored menu, not yet read: a report on it may be kept. */
export interface FoundMenu {
  /** Names its state; absent for a draft: a deleted and a new one may have the same version. */
  readonly version?: string
  /** A draft is named by what is in it. */
  readonly subject: Omit<ReportSubject, 'name'> & { readonly name?: string }
  /** @throws {AppError} `menu_not_found` when it has gone meanwhile */
  readonly menu: () => Promise<ReportedMenu>
}

/**
 * Menus that an owner may mean, the likeliest first: the saved one of this id, else their newest draft, which
 * counts with a dish on it, then their newest saved menu.
 * @throws {AppError} `menu_not_found` for an id that is not this owner's
 */
export async function findMenus(db: Db, user: User, menuId: string | undefined): Promise<FoundMenu[]> {
  if (menuId !== undefined) {
    const menu = await readStoredMenu(db, menuId)
    if (!menu || !isOwnMenu(menu, user)) throw new AppError('menu_not_found')
    return [fromStored(db, menu)]
  }
  const [draft, menu] = [await newestDraft(db, user.house.id), await newestStoredMenu(db, user.house.id)]
  return [...(draft ? [fromDraft(draft)] : []), ...(menu ? [fromStored(db, menu)] : [])]
}

const fromStored = (db: Db, { id, name, title, version, cuisineId }: StoredMenu): FoundMenu => ({
  version: `saved ${id} ${version}`,
  subject: { kind: 'saved', id, name: title || name },
  async menu() {
    const document = await readDocument(db, id)
    if (document === undefined) throw new AppError('menu_not_found')
    return { kind: 'saved', document, cuisineId }
  },
})

const fromDraft = ({ workId, document }: DraftDocument): FoundMenu => ({
  subject: { kind: 'draft', id: workId },
  menu: async () => ({ kind: 'draft', document }),
})
