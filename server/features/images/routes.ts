import { foodImage } from '#contract/generating/images.ts'
import { type Drawing, illustrationAt } from '#illustration/illustrate.ts'
import { illustrations } from '../../adapters/ai/offline/illustrations.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import { AppError } from '../../errors/app-error.ts'
import { ONE_DAY, ONE_YEAR_IMMUTABLE } from '../../http/answers/cache-control.ts'
import { etagOf, hasAlready } from '../../http/answers/etag.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { POLICY_HEADER, picturePolicy } from '../../http/security/content-security-policy.ts'
import { mountGeneratedImages } from './generated-images.ts'

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
