import type { Menu } from '#domain/menu/model/menu.ts'
import { lastImportForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, storedText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { documentOfRow, dropDocuments, keepDocument } from '../../../db/record/kept-documents.ts'
import type { Db } from '../../../db/schema.ts'
import { earlierDocument } from '../../../live/record/queries.ts'
import type { SavedMenuPayload } from '../stored/written-menu.ts'

interface Row {
  readonly id: string
  readonly ownerId: string
  readonly updatedAt: string
}

/**
 * Keeps what a menu was brought in from last, in the transaction that saves it.
 * @param lastImport null forgets it; undefined leaves it as it is
 */
export async function keepLastImport(
  transaction: Db,
  { id: menuId, ownerId, updatedAt: importedAt }: Row,
  lastImport: SavedMenuPayload['lastImport'],
): Promise<void> {
  if (lastImport === undefined) return
  if (lastImport === null) return forgetLastImport(transaction, menuId)
  await forgetLastImport(transaction, menuId)
  const earlier = await earlierDocument(transaction, menuId)
  const documentHash = await keepDocument(transaction, ownerId, storedText({ menu: lastImport }), earlier)
  await transaction
    .insertInto('lastImports')
    .values({ menuId, ownerId, importedAt, document: '', documentHash })
    .execute()
}

/** A copy was brought in from the same. */
export async function copyLastImport(
  transaction: Db,
  from: string,
  { id, ownerId }: Pick<Row, 'id' | 'ownerId'>,
): Promise<void> {
  const row = await rowOf(transaction, from)
  if (row)
    await transaction
      .insertInto('lastImports')
      .values({ ...row, menuId: id, ownerId })
      .execute()
}

export async function forgetLastImport(transaction: Db, menuId: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('lastImports')
    .where('menuId', '=', menuId)
    .returning(['ownerId', 'documentHash'])
    .executeTakeFirst()
  if (gone) await dropDocuments(transaction, gone.ownerId, [gone.documentHash])
}

/** Null where nobody knows it, or can read it: then the next file asks about each difference. */
export async function readLastImport(
  db: Db,
  menuId: string,
): Promise<{ readonly menu: Menu; readonly importedAt: string } | null> {
  const row = await rowOf(db, menuId)
  if (!row) return null
  try {
    return {
      menu: readStoredText(lastImportForm, await documentOfRow(db, row)).menu,
      importedAt: row.importedAt,
    }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return null
    throw error
  }
}

const rowOf = (db: Db, menuId: string) =>
  db.selectFrom('lastImports').selectAll().where('menuId', '=', menuId).executeTakeFirst()
