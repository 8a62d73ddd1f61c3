import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import { picturesOfMenu } from '#domain/menu/model/picture-mentions.ts'
import type { Db } from '../../../db/schema.ts'
import { announceMenus } from '../../../live/stamps.ts'
import { writeUses } from '../../../pictures/picture-uses.ts'
import { type AppliedVersions, type ChangeRow, endChange, menusOfChanges } from './queries.ts'

/** Ends a change, and releases its pictures. */
export async function end(
  transaction: Db,
  { id, ownerId }: ChangeRow,
  state: ChangeRow['state'],
  at: Date,
  applied?: AppliedVersions,
): Promise<void> {
  const menus = await menusOfChanges(transaction, [id])
  await endChange(transaction, id, state, at, applied)
  for (const { menuId } of menus) await keepPictures(transaction, { id, ownerId }, menuId, null, at)
  await announceMenus(
    transaction,
    menus.map(({ menuId }) => menuId),
    { type: 'changes.changed', at },
  )
}

/** The pictures of what is proposed are kept as long as it waits. */
export const keepPictures = (
  transaction: Db,
  { id, ownerId }: Pick<ChangeRow, 'id' | 'ownerId'>,
  menuId: string,
  proposed: Pick<MenuWork, 'content' | 'design'> | null,
  at: Date,
) =>
  writeUses(
    transaction,
    { ownerId, kind: 'state', placeId: `${menuId}/change ${id}` },
    proposed ? picturesOfMenu(proposed.content, proposed.design) : [],
    at,
  )
