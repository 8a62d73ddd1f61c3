import { type ListedUpload, type UploadUse, USES_LISTED } from '#contract/accounts/uploads.ts'
import { specialForm } from '#domain/live/stored/forms.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { profileForm, type SavedAs } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../db/schema.ts'
import { type Places, readPlaces, type UploadRow, usesOf } from './queries.ts'

export async function presentPictures(
  db: Db,
  ownerId: string,
  rows: readonly UploadRow[],
): Promise<ListedUpload[]> {
  const names = rows.map(({ name }) => name)
  const uses = await namedUses(db, ownerId, names)
  return rows.map(({ name, bytes, createdAt }) => ({
    name,
    url: `/uploads/${name}`,
    bytes,
    createdAt,
    usedBy: uses.get(name) ?? [],
  }))
}

/** By the name of the upload, up to `USES_LISTED` of each, in places that the person sees. */
export async function namedUses(
  db: Db,
  ownerId: string,
  uploadNames: readonly string[],
): Promise<ReadonlyMap<string, UploadUse[]>> {
  const uses = uploadNames.length > 0 ? await usesOf(db, ownerId, uploadNames, USES_LISTED) : []
  if (uses.length === 0) return new Map()
  const ids = [...new Set(uses.map(({ placeId }) => placeId))]
  const { menus, drafts, restaurants, specials } = await readPlaces(db, ownerId, ids)
  const names = {
    menu: new Map(menus.map(({ id, name }) => [id, name])),
    bin: new Map(menus.map(({ id, name }) => [id, name])),
    draft: new Map(drafts.map((draft) => [draft.workId, draftName(draft)])),
    restaurant: new Map(
      restaurants.map(({ id, profile }) => [id, nameIn(() => readStoredText(profileForm, profile))]),
    ),
    special: new Map(
      specials.map(({ id, document }) => [id, nameIn(() => readStoredText(specialForm, document))]),
    ),
  }
  const binned = new Set(menus.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id))
  const named = new Map<string, UploadUse[]>()
  for (const { uploadName: picture, kind: stored, placeId: id } of uses) {
    if (stored === 'state' || stored === 'record') continue
    const kind = stored === 'menu' && binned.has(id) ? 'bin' : stored
    const name = names[kind].get(id)
    if (name !== undefined) named.set(picture, [...(named.get(picture) ?? []), { kind, id, name }])
  }
  return named
}

/** What cannot be read has no name; its pictures are in use all the same. */
const nameIn = (read: () => { readonly name: string }): string => ifReadable(() => read().name, '')

function draftName({ restaurantName: name, savedAs }: Places['drafts'][number]): string {
  const saved: SavedAs | null = savedAs && JSON.parse(savedAs)
  return saved?.name ?? (name === null ? '' : menuNameFor({ name }))
}
