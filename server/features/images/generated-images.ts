import { GENERATED_IMAGES } from '../../adapters/ai/ports/food-images.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import { AppError } from '../../errors/app-error.ts'
import { ONE_YEAR_IMMUTABLE } from '../../http/answers/cache-control.ts'
import { presentStoredPicture } from '../../http/answers/stored-picture.ts'
import type { Api } from '../../http/bindings.ts'

/** The hash of the content. */
const NAME = /^[0-9a-f]{64}\.webp$/

/** Serves the pictures that image models made. */
export function mountGeneratedImages(api: Api, { storage }: Storage): void {
  api.get(`${GENERATED_IMAGES}/:name`, async (c) => {
    const name = c.req.param('name')
    if (!NAME.test(name)) throw new AppError('not_found')
    return presentStoredPicture(c, storage, {
      name,
      mediaType: 'image/webp',
      cacheControl: ONE_YEAR_IMMUTABLE,
    })
  })
}
