import { GENERATED_IMAGES } from '../../adapters/images/image-model.ts'
import { AppError } from '../../errors.ts'
import type { Api } from '../../http/mount.ts'
import type { Services } from '../../services.ts'

const NAME = /^[0-9a-f]{64}\.webp$/

/** The name is the hash of the content: what was once read under it never changes. */
const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the pictures that image models made. */
export function mountGeneratedImages(api: Api, { storage }: Pick<Services, 'storage'>): void {
  api.get(`${GENERATED_IMAGES}/:name`, async (c) => {
    const name = c.req.param('name')
    const bytes = NAME.test(name) ? await storage.get(name) : undefined
    if (!bytes) throw new AppError('not_found')
    return c.body(bytes, 200, { 'content-type': 'image/webp', 'cache-control': ONE_YEAR_IMMUTABLE })
  })
}
