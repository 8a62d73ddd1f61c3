import type { ApiDescription } from '#contract/api-description.ts'
import { calls } from '#contract/calls.ts'
import { publicPagePolicy } from '../../http/content-security-policy.ts'
import type { Api } from '../../http/mount.ts'
import { describeApi } from '../../http/openapi.ts'
import { answerPacked, type Packed, packHtml } from '../../pages/packed.ts'
import type { Services } from '../../services.ts'

/** The description of the API, for programs and for people. Nothing in it changes while the server runs. */
export function mountDescription(api: Api, { version, env, site }: Services): void {
  let kept: ApiDescription | undefined
  const description = () => {
    kept ??= describeApi(calls, { version, publicUrl: env.publicUrl })
    return kept
  }
  const isFromSources = Boolean(site.middleware)
  let page: Promise<Packed> | undefined

  /** Never under the name that somebody asks by: it is one page for everybody. */
  async function render(): Promise<Packed> {
    const url = `${env.publicUrl?.origin ?? `http://localhost:${env.port}`}/api/docs`
    const html = await site.render({ kind: 'api-docs', description: description() }, { visitor: null, url })
    return packHtml(html, publicPagePolicy(html, { isFromSources }))
  }

  api.get('/api/openapi.json', (c) => c.json(description()))

  api.get('/api/docs', async (c) => {
    if (isFromSources) return answerPacked(c, await render())
    page ??= render()
    return answerPacked(c, await page)
  })
}
