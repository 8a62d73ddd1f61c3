import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'
import { call } from '#web/lib/api.ts'

/** Makes a call as the screens make it, towards this server; with the headers of the answer. */
export async function callAsBrowser<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<{
  readonly outcome: PromiseSettledResult<EndpointOutput<E>>
  readonly headers: Headers | undefined
}> {
  const { fetch } = globalThis
  let headers: Headers | undefined
  globalThis.fetch = async (path, init) => {
    const response = await fetch(new URL(String(path), baseUrl), init)
    headers = response.headers
    return response
  }
  try {
    const [outcome] = await Promise.allSettled([call(endpoint, input)])
    return { outcome: outcome as PromiseSettledResult<EndpointOutput<E>>, headers }
  } finally {
    globalThis.fetch = fetch
  }
}
