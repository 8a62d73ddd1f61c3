import { receivePaymentEvent } from '#contract/accounts/billing.ts'
import { calls, type NamedCall } from '#contract/calls.ts'
import type { ApiDescription } from '#contract/errors/api-description.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import {
  answerPrecompressed,
  type Precompressed,
  precompressHtml,
  precompressText,
} from '../../http/answers/precompressed.ts'
import type { Api } from '../../http/bindings.ts'
import { describeApi } from '../../http/description/openapi.ts'
import { dataPolicy, publicPagePolicy } from '../../http/security/content-security-policy.ts'
import type { Env } from '../../settings/env.ts'
import { installationOf } from '../../settings/installation.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Sites } from '../../site/site.ts'
import type { Operation } from './operation.ts'

/** The description of the API, for programs and for people. Nothing in it changes while the server runs. */
export function mountDescription(
  api: Api,
  { version, env, site }: Pick<Operation, 'version'> & Settings & Sites,
): void {
  const { signatureHeaders } = env.payments.provider
  const description = keptOf(async () =>
    describeApi(callsOf(env), { version, publicUrl: env.publicUrl, signatureHeaders }),
  )
  const isFromSources = Boolean(site.middleware)

  /** Never under the host name of a request: all visitors share one page. */
  async function render(asked?: string): Promise<Precompressed> {
    const url = `${env.publicUrl?.origin ?? `http://localhost:${env.port}`}/api/docs`
    const all = await description()
    const content = {
      kind: 'api-docs',
      ...(asked === undefined ? { description: all } : { description: callsAbout(all, asked), asked }),
    } as const
    const html = await site.render(content, { visitor: null, installation: installationOf(env), url })
    return precompressHtml(html, publicPagePolicy(html, { isFromSources }))
  }

  const page = isFromSources ? render : keptOf(() => render())
  const document = keptOf(async () =>
    precompressText('application/json', JSON.stringify(await description()), dataPolicy),
  )

  api.get('/api/openapi.json', async (c) => {
    // Pages that show descriptions are elsewhere.
    c.header('access-control-allow-origin', '*')
    return answerPrecompressed(c, await document())
  })
  api.get('/api/docs', async (c) => {
    const asked = c.req.query('q')?.trim().slice(0, LONGEST_SEARCH)
    return answerPrecompressed(c, await (asked ? render(asked) : page()))
  })
}

const LONGEST_SEARCH = 100

/** A description with the calls whose names, addresses and sentences have all of these words. */
function callsAbout(description: ApiDescription, asked: string): ApiDescription {
  const words = asked.toLowerCase().split(/\s+/u)
  const paths = Object.entries(description.paths).map(([path, methods]) => {
    const found = Object.entries(methods).filter(([method, { operationId, summary }]) => {
      const text = `${method} ${path} ${operationId} ${summary}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return [path, Object.fromEntries(found)] as const
  })
  const schemas = {}
  return {
    ...description,
    paths: Object.fromEntries(paths),
    components: { ...description.components, schemas },
  }
}

/** Those that are there: without billing there is nothing to pay. */
const callsOf = (env: Env): readonly NamedCall[] =>
  calls.filter(
    ({ resource, call }) =>
      resource !== 'Billing' ||
      hasPlans(env) ||
      (env.payments.provider.takesMoney && call === receivePaymentEvent),
  )

/** Made when it is first asked for, not at the start; what failed is tried again by the next. */
function keptOf<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => {
    kept ??= make().catch((error) => {
      kept = undefined
      throw error
    })
    return kept
  }
}
