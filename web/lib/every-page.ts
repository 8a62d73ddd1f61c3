import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'
import { nextCursorIn } from '#contract/shared/pages.ts'
import { type CallOptions, call } from './api.ts'

/** All rows of a list that is answered in pages, which are asked for one after the other. */
export async function everyPage<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: Omit<CallOptions, 'onLink'>,
): Promise<EndpointOutput<E>> {
  const rows: unknown[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { query } = input as { readonly query?: object }
    const asked = cursor === undefined ? input : { ...input, query: { ...query, cursor } }
    const page = await call(
      endpoint,
      asked as EndpointInput<E>,
      {
        ...options,
        onLink: (link) => {
          cursor = nextCursorIn(link)
        },
      } as Parameters<typeof call<E>>[2],
    )
    rows.push(...(page as unknown[]))
  }
  return rows as EndpointOutput<E>
}
