import type { LiveEvent } from '#domain/live/model/live-event.ts'
import { mergeWork } from '#domain/menu/merging/merge-work.ts'
import { storedText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../db/schema.ts'
import { sidesOf } from './version-of-menu.ts'

/** Changes of a menu that are applied on a date, with what they propose. */
const plannedOf = (db: Db, menuIds: readonly string[]) =>
  db
    .selectFrom('changeMenus')
    .innerJoin('changes', 'changes.id', 'changeMenus.changeId')
    .select(['changeId', 'menuId', 'baseVersion', 'document', 'changeMenus.templateId'])
    .where('menuId', 'in', menuIds)
    .where('state', '=', 'open')
    .where('opensAt', 'is not', null)
    .execute()

/**
 * Takes what was saved in a menu over into its versions for a date, in the transaction of the save. Where both changed
 * something to different things, the version stays as it is and says that it asks.
 */
async function followMenus(
  transaction: Db,
  menuIds: readonly string[],
  { type }: Pick<LiveEvent, 'type'>,
): Promise<void> {
  if (type !== 'menus.changed' || menuIds.length === 0) return
  for (const planned of await plannedOf(transaction, menuIds)) {
    const row = await transaction
      .selectFrom('savedMenus')
      .select(['id', 'version', 'document', 'templateId'])
      .where('id', '=', planned.menuId)
      .executeTakeFirst()
    if (!row || row.version === planned.baseVersion) continue
    const merged = await mergedOrAsked(transaction, row, planned)
    if (merged === null) continue
    const asks = typeof merged === 'number' ? merged : 0
    await transaction.updateTable('changes').set({ asks }).where('id', '=', planned.changeId).execute()
    if (typeof merged === 'number') continue
    await transaction
      .updateTable('changeMenus')
      .set({ ...merged, baseVersion: row.version })
      .where('changeId', '=', planned.changeId)
      .where('menuId', '=', planned.menuId)
      .execute()
  }
}

/** What both make, or how many questions there are; null where one of them cannot be read. */
async function mergedOrAsked(
  transaction: Db,
  row: Parameters<typeof sidesOf>[1],
  planned: Parameters<typeof sidesOf>[2],
): Promise<{ document: string; templateId: number } | number | null> {
  try {
    const { base, mine, theirs } = await sidesOf(transaction, row, planned)
    const {
      merged: { content, design, templateId },
      questions,
    } = mergeWork(base, mine, theirs)
    return questions.length > 0 ? questions.length : { document: storedText({ content, design }), templateId }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return null
    throw error
  }
}

/** Listens to changes (`../listeners.ts`). */
export const plannedVersions = {
  menusChanged: followMenus,
  pageChanged: async (): Promise<void> => {},
}
