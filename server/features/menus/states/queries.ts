import type { Selectable } from 'kysely'
import { documentOfRow, dropDocuments, keepDocument } from '../../../db/record/kept-documents.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import { earlierDocument } from '../../../live/record/queries.ts'

export type MenuStateRow = Selectable<Schema['menuStates']>

const columns = ['version', 'name', 'title', 'dateLine', 'itemCount', 'savedAt', 'label', 'bytes'] as const

/** A state without its document. */
export type ListedState = Pick<MenuStateRow, (typeof columns)[number]>

/** The latest first. */
export const listStates = (db: Db, menuId: string): Promise<ListedState[]> =>
  db
    .selectFrom('menuStates')
    .select(columns)
    .where('menuId', '=', menuId)
    .orderBy('version', 'desc')
    .execute()

/** @throws {UnreadableDocumentError} where its document is damaged */
export async function readState(db: Db, menuId: string, version: number): Promise<MenuStateRow | undefined> {
  const row = await db
    .selectFrom('menuStates')
    .selectAll()
    .where('menuId', '=', menuId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { ...row, document: await documentOfRow(db, row) }
}

/** Keeps a version of a menu. One that has a name was kept before. */
export async function insertState(
  transaction: Db,
  { document, ...row }: Omit<MenuStateRow, 'bytes' | 'documentHash'>,
): Promise<void> {
  const { ownerId, menuId } = row
  const earlier = await earlierDocument(transaction, menuId)
  const documentHash = await keepDocument(transaction, ownerId, document, earlier)
  await transaction
    .insertInto('menuStates')
    .values({ ...row, bytes: Buffer.byteLength(document), document: '', documentHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const nameState = (db: Db, menuId: string, version: number, label: string | null) =>
  db
    .updateTable('menuStates')
    .set({ label })
    .where('menuId', '=', menuId)
    .where('version', '=', version)
    .execute()

/** The versions from which changes that wait come. */
export async function basesOfChanges(db: Db, menuId: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('changeMenus')
    .select('baseVersion')
    .where('menuId', '=', menuId)
    .where('document', 'is not', null)
    .execute()
  return new Set(rows.map(({ baseVersion }) => baseVersion))
}

export async function deleteState(transaction: Db, menuId: string, version: number): Promise<void> {
  const gone = await transaction
    .deleteFrom('menuStates')
    .where('menuId', '=', menuId)
    .where('version', '=', version)
    .returning(['ownerId', 'documentHash'])
    .executeTakeFirst()
  if (gone) await dropDocuments(transaction, gone.ownerId, [gone.documentHash])
}
