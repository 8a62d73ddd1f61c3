import type { MenuContent } from '#domain/menu/model/menu.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { menusOf } from '../db/own-menus.ts'
import type { Db } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * What a saved menu of this owner says.
 * @throws {AppError} `menu_not_found` also where it is in the bin, or somebody else's
 * @throws {UnreadableDocumentError}
 */
export async function ownMenu(db: Db, ownerId: string, menuId: string): Promise<MenuContent> {
  const row = await menusOf(db, ownerId).select('document').where('id', '=', menuId).executeTakeFirst()
  if (!row) throw new AppError('menu_not_found')
  return readStoredText(savedMenuForm, row.document).content
}
