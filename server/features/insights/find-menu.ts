import type { User } from '#contract/accounts.ts'
import { draftSchema } from '#contract/drafts.ts'
import type { ReportSubject } from '#contract/insights.ts'
import { canChangeMenu } from '#domain/access/menus.ts'
import { readMenuDocument } from '#domain/menu/document.ts'
import { countItems } from '#domain/menu/edits.ts'
import { menuNameFor } from '#domain/menu/restaurant.ts'
import type { Menu } from '#domain/menu/schema.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { newestDraft, newestStoredMenu, readStoredMenu, type StoredMenu } from './queries.ts'

export interface FoundMenu {
  readonly subject: ReportSubject
  readonly groups: Menu
  readonly cuisineId: number | null
}

/**
 * The menu that an owner asks a report for: the saved one of this id, else their newest draft with a dish
 * on it, else their newest saved menu; null where there is none of these.
 * @throws {AppError} `menu_not_found` for an id that is not this owner's
 */
export async function findMenu(db: Db, user: User, menuId: string | undefined): Promise<FoundMenu | null> {
  if (menuId !== undefined) {
    const menu = await readStoredMenu(db, menuId)
    if (!menu || !canChangeMenu(menu, user)) throw new AppError('menu_not_found')
    return fromStored(menu)
  }
  const draft = await fromDraft(db, user)
  if (draft) return draft
  const menu = await newestStoredMenu(db, user.id)
  return menu ? fromStored(menu) : null
}

const fromStored = ({ id, name, cuisineId, document }: StoredMenu): FoundMenu => ({
  subject: { kind: 'saved', id, name },
  groups: readMenuDocument(JSON.parse(document)).content.groups,
  cuisineId,
})

async function fromDraft(db: Db, user: User): Promise<FoundMenu | undefined> {
  const row = await newestDraft(db, user.id)
  if (!row) return undefined
  const { content, filters } = draftSchema.parse(JSON.parse(row.document))
  if (countItems(content.groups) === 0) return undefined
  const { cuisineId } = filters
  return {
    subject: { kind: 'draft', id: row.workId, name: menuNameFor(content.restaurant) },
    groups: content.groups,
    cuisineId: typeof cuisineId === 'number' ? cuisineId : null,
  }
}
