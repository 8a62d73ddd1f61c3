import { type ListedUpload, UPLOAD_ROOM, type UploadUse } from '#contract/accounts/uploads.ts'
import { specialForm } from '#domain/live/stored/forms.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { profileForm, type SavedAs } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../db/schema.ts'
import { listUploadsOf, listUsesOf, type Places, readPlaces } from './queries.ts'

/** The pictures of an owner, with the names of what uses them. */
export async function listPictures(db: Db, ownerId: string) {
  const rows = await listUploadsOf(db, ownerId)
  const uses = await namedUses(db, ownerId)
  const pictures = rows.map(
    ({ name, bytes, createdAt }): ListedUpload => ({
      name,
      url: `/uploads/${name}`,
      bytes,
      createdAt,
      usedBy: uses.get(name) ?? [],
    }),
  )
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0)
  return { pictures, bytes, maxBytes: UPLOAD_ROOM.bytes }
}

/** By the name of the upload. */
export async function namedUses(
  db: Db,
  ownerId: string,
  uploadName?: string,
): Promise<ReadonlyMap<string, UploadUse[]>> {
  const uses = await listUsesOf(db, ownerId, uploadName)
  if (uses.length === 0) return new Map()
  const { menus, drafts, restaurants, specials } = await readPlaces(db, ownerId)
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
    // Earlier states of a menu and its record keep a picture from being swept, and give way to an owner who takes it back.
    if (stored === 'state' || stored === 'record') continue
    const kind = stored === 'menu' && binned.has(id) ? 'bin' : stored
    named.set(picture, [...(named.get(picture) ?? []), { kind, id, name: names[kind].get(id) ?? '' }])
  }
  return named
}

/** What cannot be read has no name; its pictures are in use all the same. */
const nameIn = (read: () => { readonly name: string }): string => ifReadable(() => read().name, '')

function draftName({ restaurantName: name, savedAs }: Places['drafts'][number]): string {
  const saved: SavedAs | null = savedAs && JSON.parse(savedAs)
  return saved?.name ?? (name === null ? '' : menuNameFor({ name }))
}
