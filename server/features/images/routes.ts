import { foodImage } from '#contract/generating/images.ts'
import { type Drawing, illustrationAt } from '#illustration/illustrate.ts'
import { illustrations } from '../../adapters/ai/offline/illustrations.ts'
import { GENERATED_IMAGES } from '../../adapters/ai/ports/food-images.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { AppError } from '../../errors/app-error.ts'
import { ONE_DAY, ONE_YEAR_IMMUTABLE } from '../../http/answers/cache-control.ts'
import { etagOf, hasAlready } from '../../http/answers/etag.ts'
import { presentStoredPicture } from '../../http/answers/stored-picture.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { POLICY_HEADER, picturePolicy } from '../../http/security/content-security-policy.ts'

export function mountImages(
  api: Api,
  { catalogue, storage, foodImages }: Catalogue & Storage & Pick<Models, 'foodImages'>,
): void {
  mount(api, foodImage, async ({ c, user, body: { useAI, ...item } }) => {
    const provider = useAI ? foodImages : illustrations
    const caller = { id: user.id, plan: user.subscriptionPlan }
    return { imageUrl: await provider.imageFor({ ...item, caller, signal: c.req.raw.signal }) }
  })

  mountGeneratedImages(api, { storage })

  for (const path of ['/images/dishes/:name', '/images/food/:name', '/images/fallback/:name']) {
    api.get(path, async (c) => {
      const drawing = await illustrationAt(c.req.path, catalogue.dishes)
      if (!drawing) throw new AppError('not_found')
      return presentDrawing(c, drawing)
    })
  }
}

function presentDrawing(c: HttpContext, { svg, version }: Drawing): Response {
  const etag = etagOf(svg)
  // The address of an older menu shows today's picture: not for ever then.
  const headers = {
    etag,
    'cache-control': c.req.query('v') === version ? ONE_YEAR_IMMUTABLE : ONE_DAY,
    [POLICY_HEADER]: picturePolicy,
  }
  if (hasAlready(c, etag)) return c.body(null, 304, headers)
  return c.body(svg, 200, { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' })
}

/** The hash of the content. */
const NAME = /^[0-9a-f]{64}\.webp$/

/** Serves the pictures that image models made. */
function mountGeneratedImages(api: Api, { storage }: Storage): void {
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
