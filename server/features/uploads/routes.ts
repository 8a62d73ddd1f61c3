import { randomBytes } from 'node:crypto'
import type { User } from '#contract/accounts/accounts.ts'
import {
  copyImage,
  deleteUpload,
  listUploads,
  UPLOAD_LIMITS,
  UPLOAD_ROOM,
  uploadImage,
} from '#contract/accounts/uploads.ts'
import { PublicFileError, type PublicFiles } from '../../adapters/public-files/public-file.ts'
import { isFileName, type Storage } from '../../adapters/storage/port.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { ASK_EACH_TIME } from '../../http/answers/cache-control.ts'
import { askedPage, shownPage } from '../../http/answers/pages.ts'
import { presentStoredPicture } from '../../http/answers/stored-picture.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import { limitOf, withinRestaurants } from '../../watching/within-restaurants.ts'
import { deleteUpload as deletePicture } from './delete-upload.ts'
import { presentPictures } from './list-uploads.ts'
import { countUploadsOf, insertUpload, isShownToGuests, pageOfUploads, readUploadOwner } from './queries.ts'
import { readImage } from './read-image.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

const FETCH_TIMEOUT_MS = 10_000

export function mountUploads(
  api: Api,
  { db, storage, clock, fetchPublicFile }: Database & Storage & Clock & PublicFiles,
): void {
  const keep = async (user: User, file: Uint8Array) => {
    const { bytes, extension, width, height } = await readImage(file)
    const kept = await countUploadsOf(db, user.house.id)
    if (kept.count >= UPLOAD_ROOM.count || kept.bytes + bytes.byteLength > UPLOAD_ROOM.bytes)
      throw new AppError('upload_space_full')
    // 144 random bits: who was shown a picture once learns nothing of the others.
    const name = `${randomBytes(18).toString('base64url')}.${extension}`
    await storage.put(name, bytes)
    const now = clock().toISOString()
    const row = {
      name,
      ownerId: user.house.id,
      bytes: bytes.byteLength,
      createdAt: now,
      madeBy: user.id,
      unusedSince: now,
    }
    try {
      await insertUpload(db, row)
    } catch (error) {
      // The account is gone, and nothing would ever delete its file.
      if (error instanceof AppError && error.code === 'not_signed_in') await storage.delete(name)
      throw error
    }
    return { url: `/uploads/${name}`, width, height }
  }

  mount(api, uploadImage, async ({ user, upload: { file, purpose } }) => {
    if (purpose === 'background') requireFeature(user, 'feature:customBackground')
    if (file.size >= UPLOAD_LIMITS[purpose]) throw tooLarge(purpose)
    return keep(user, new Uint8Array(await file.arrayBuffer()))
  })

  mount(api, copyImage, async ({ user, body: { address, purpose } }) => {
    if (purpose === 'background') requireFeature(user, 'feature:customBackground')
    // One byte less, because a picture has to be under its limit.
    const limits = { maxBytes: UPLOAD_LIMITS[purpose] - 1, timeoutMs: FETCH_TIMEOUT_MS, accept: 'image/*' }
    const { bytes } = await fetchPublicFile(address, limits).catch((cause) => {
      if (!(cause instanceof PublicFileError)) throw cause
      throw cause.fault === 'too_large' ? tooLarge(purpose) : new AppError(faultCodes[cause.fault], { cause })
    })
    return keep(user, bytes)
  })

  mount(api, listUploads, async ({ c, user, query }) => {
    const read = await pageOfUploads(db, user.house.id, askedPage(listUploads, query))
    const { rows, nextCursor } = shownPage(c, listUploads, query, read, (row) => [row.createdAt, row.name])
    return {
      pictures: await presentPictures(db, user.house.id, rows),
      ...(await countUploadsOf(db, user.house.id)),
      maxBytes: UPLOAD_ROOM.bytes,
      nextCursor,
    }
  })

  mount(api, deleteUpload, async ({ user, params }) => {
    await deletePicture({ db, storage, clock }, user.house.id, params.name)
  })

  api.get('/uploads/:name', async (c) => {
    const name = c.req.param('name')
    const mediaType = MEDIA_TYPES[name.split('.').at(-1) ?? '']
    if (!isFileName(name) || !mediaType) throw new AppError('not_found')
    const visitor = await c.var.visitor()
    const ownerId = await withinRestaurants(limitOf(visitor), () => readUploadOwner(db, name))
    const isOwn = visitor !== null && visitor.house.id === ownerId
    const maySee = isOwn || (await isShownToGuests(db, name))
    if (!maySee) throw new AppError('not_found')
    return presentStoredPicture(c, storage, { name, mediaType, cacheControl: ASK_EACH_TIME })
  })
}

const faultCodes = { refused: 'address_refused', unreachable: 'address_unreachable' } as const

const tooLarge = (purpose: keyof typeof UPLOAD_LIMITS): AppError =>
  new AppError('image_too_large', {
    message: `Image must be less than ${UPLOAD_LIMITS[purpose] / 1024 / 1024}MB`,
  })
