import { randomBytes } from 'node:crypto'
import { UPLOAD_LIMITS, uploadImage } from '#contract/uploads.ts'
import { isFileName } from '../../adapters/storage/port.ts'
import { AppError } from '../../errors.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { readImage } from './read-image.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

export function mountUploads(api: Api, { db, storage, clock }: Services): void {
  mount(api, uploadImage, async ({ user, upload: { file, purpose } }) => {
    const limit = UPLOAD_LIMITS[purpose]
    if (file.size >= limit) {
      const megabytes = limit / 1024 / 1024
      throw new AppError('image_too_large', { message: `Image must be less than ${megabytes}MB` })
    }
    const { bytes, extension, width, height } = await readImage(new Uint8Array(await file.arrayBuffer()))
    // 144 random bits: a shared menu shows its pictures to anybody, so the name is the key.
    const name = `${randomBytes(18).toString('base64url')}.${extension}`
    await storage.put(name, bytes)
    await db
      .insertInto('uploads')
      .values({ name, ownerId: user.id, bytes: bytes.byteLength, createdAt: clock().toISOString() })
      .execute()
    return { url: `/uploads/${name}`, width, height }
  })

  api.get('/uploads/:name', async (c) => {
    const name = c.req.param('name')
    const bytes = isFileName(name) ? await storage.get(name) : undefined
    const mediaType = MEDIA_TYPES[name.split('.').at(-1) ?? '']
    if (!bytes || !mediaType) throw new AppError('not_found')
    return c.body(bytes, 200, { 'content-type': mediaType, 'cache-control': ONE_YEAR_IMMUTABLE })
  })
}
