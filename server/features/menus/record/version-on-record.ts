import { countItems } from '#domain/menu/model/walk.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { keptDocument } from '../../../db/record/kept-documents.ts'
import type { Db } from '../../../db/schema.ts'
import { publicationOfVersion } from '../../../live/record/queries.ts'
import { readMenu } from '../stored/queries.ts'
import { titleColumns } from '../stored/saved-menu.ts'

/**
 * An earlier version of a menu as guests saw it, as if it were a state that was kept. What guests do not see is that of
 * today: the check average, the cuisine, the restaurant that it is filed under.
 * @throws {UnreadableDocumentError}
 */
export async function versionOnRecord(db: Db, menuId: string, version: number) {
  const row = await publicationOfVersion(db, menuId, version)
  const today = row && (await readMenu(db, menuId))
  if (!row || !today) return undefined
  const document = await keptDocument(db, row.ownerId, row.documentHash)
  const { content } = readStoredText(savedMenuForm, document)
  const { restaurantId, cuisineId, targetCheckAverageCents } = today
  return {
    version,
    name: row.name,
    ...titleColumns(content),
    itemCount: countItems(content),
    savedAt: row.at,
    label: null,
    templateId: row.templateId,
    restaurantId,
    cuisineId,
    targetCheckAverageCents,
    document,
  }
}
