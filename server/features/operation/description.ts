import type { ApiDescription } from '#contract/api-description.ts'
import { calls } from '#contract/calls.ts'
import type { Api } from '../../http/mount.ts'
import { describeApi } from '../../http/openapi.ts'
import type { Services } from '../../services.ts'

/** The description of the API, for programs. Nothing in it changes while the server runs. */
export function mountDescription(api: Api, { version, env }: Services): void {
  let kept: ApiDescription | undefined
  const description = () => {
    kept ??= describeApi(calls, { version, publicUrl: env.publicUrl })
    return kept
  }

  api.get('/api/openapi.json', (c) => c.json(description()))
}
