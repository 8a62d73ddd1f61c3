import { draftSchema } from '#contract/drafts.ts'
import { restaurantProfileSchema } from '#contract/restaurants.ts'
import { type ListedUpload, UPLOAD_ROOM, type UploadUse } from '#contract/uploads.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import type { Db } from '../../db/schema.ts'
import { listUploadsOf, listUsesOf, readPlaces } from './queries.ts'

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
  const { menus, drafts, restaurants } = await readPlaces(db, ownerId)
  const names = {
    menu: new Map(menus.map(({ id, name }) => [id, name])),
    draft: new Map(drafts.map(({ workId, document }) => [workId, draftName(document)])),
    restaurant: new Map(restaurants.map(({ id, profile }) => [id, restaurantName(profile)])),
  }
  const named = new Map<string, UploadUse[]>()
  for (const { uploadName: picture, kind, placeId: id } of uses)
    named.set(picture, [...(named.get(picture) ?? []), { kind, id, name: names[kind].get(id) ?? '' }])
  return named
}

const restaurantName = (profile: string): string => restaurantProfileSchema.parse(JSON.parse(profile)).name

function draftName(document: string): string {
  const { savedAs, content } = draftSchema.parse(JSON.parse(document))
  return savedAs?.name ?? menuNameFor(content.restaurant)
}
