import { ownPath } from '#domain/menu/model/own-path.ts'
import type { PictureMention } from '#domain/menu/model/picture-mentions.ts'
import { isFileName } from '../adapters/storage/port.ts'
import type { Db } from '../db/schema.ts'
import { forWholeHouse } from '../watching/within-restaurants.ts'

export interface UsePlace {
  readonly ownerId: string
  readonly kind: 'menu' | 'state' | 'record' | 'draft' | 'restaurant' | 'special'
  /** Of the menu, also in the record; of the restaurant or the special; of a draft, the piece of work; of an earlier state or a change, menu and version. */
  readonly placeId: string
}

/**
 * Lists which uploads of the owner a place uses from now on. It belongs into the transaction that writes the
 * place, and that transaction begins with `lockOwner`: two places that drop one picture at the same moment
 * must not each believe that the other still has it.
 */
export const writeUses = (
  transaction: Db,
  place: UsePlace,
  mentions: readonly PictureMention[],
  at: Date,
): Promise<void> =>
  // A picture is in use wherever it is, in the menus of other restaurants too.
  forWholeHouse(() => writeUsesOf(transaction, place, mentions, at))

async function writeUsesOf(
  transaction: Db,
  place: UsePlace,
  mentions: readonly PictureMention[],
  at: Date,
): Promise<void> {
  const wanted = uploadsOf(mentions)
  const listed = new Map(
    (await usesOf(transaction, place)).map(({ uploadName, isShown }) => [uploadName, isShown === 1]),
  )
  const dropped = [...listed.keys()].filter((name) => !wanted.has(name))
  const changed = [...wanted].filter(([name, isShown]) => listed.get(name) !== isShown)
  if (dropped.length > 0) await dropUses(transaction, place, dropped, at)
  if (changed.length > 0) await addUses(transaction, place, new Map(changed))
}

/**
 * Lists what some places use at places of another kind too, with what these use, where guests are shown nothing.
 * @param to its `placeId` where it isn't the same
 */
export const copyUses = (
  transaction: Db,
  from: Pick<UsePlace, 'ownerId' | 'kind'> & { readonly placeIds: readonly string[] },
  to: Pick<UsePlace, 'kind'> & Partial<Pick<UsePlace, 'placeId'>>,
) =>
  transaction
    .insertInto('uploadUses')
    .columns(['ownerId', 'kind', 'placeId', 'uploadName', 'isShown'])
    .expression((query) =>
      query
        .selectFrom('uploadUses')
        .select(({ val, lit }) => [
          'ownerId',
          val(to.kind).as('kind'),
          to.placeId === undefined ? 'placeId' : val(to.placeId).as('placeId'),
          'uploadName',
          lit(0).as('isShown'),
        ])
        .where('ownerId', '=', from.ownerId)
        .where('kind', '=', from.kind)
        .where('placeId', 'in', from.placeIds),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Of the addresses that name one of our uploads: its name, and whether guests are sent there anywhere. */
function uploadsOf(mentions: readonly PictureMention[]): Map<string, boolean> {
  const names = new Map<string, boolean>()
  for (const { address, isShown } of mentions) {
    const name = /^\/uploads\/([^?#]+)/.exec(ownPath(address) ?? '')?.[1]
    if (name !== undefined && isFileName(name)) names.set(name, isShown || (names.get(name) ?? false))
  }
  return names
}

const usesOf = (db: Db, { ownerId, kind, placeId }: UsePlace) =>
  db
    .selectFrom('uploadUses')
    .select(['uploadName', 'isShown'])
    .where('ownerId', '=', ownerId)
    .where('kind', '=', kind)
    .where('placeId', '=', placeId)
    .execute()

async function dropUses(db: Db, place: UsePlace, names: readonly string[], at: Date): Promise<void> {
  await db
    .deleteFrom('uploadUses')
    .where('ownerId', '=', place.ownerId)
    .where('kind', '=', place.kind)
    .where('placeId', '=', place.placeId)
    .where('uploadName', 'in', names)
    .execute()
  await db
    .updateTable('uploads')
    .set({ unusedSince: at.toISOString() })
    .where('name', 'in', names)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('uploadUses').select('kind').whereRef('uploadName', '=', 'uploads.name'))),
    )
    .execute()
}

async function addUses(db: Db, place: UsePlace, shown: ReadonlyMap<string, boolean>): Promise<void> {
  // Written before it is listed, so that a concurrent deletion comes before or after, not in between.
  const own = await db
    .updateTable('uploads')
    .set({ unusedSince: null })
    .where('name', 'in', [...shown.keys()])
    .where('ownerId', '=', place.ownerId)
    .returning('name')
    .execute()
  if (own.length === 0) return
  await db
    .insertInto('uploadUses')
    .values(own.map(({ name }) => ({ ...place, uploadName: name, isShown: shown.get(name) ? 1 : 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['ownerId', 'kind', 'placeId', 'uploadName'])
        .doUpdateSet(({ ref }) => ({ isShown: ref('excluded.isShown') })),
    )
    .execute()
}
