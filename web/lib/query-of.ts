import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'
import { type CallOptions, call } from './api.ts'
import { everyPage } from './every-page.ts'
import { queryClient } from './query-client.ts'

interface QueryOfOptions extends Pick<CallOptions, 'asksToSignIn'> {
  readonly staleTime?: number
  readonly gcTime?: number
  readonly retry?: number
}

type Asked<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: QueryOfOptions]
    : [input: EndpointInput<E>, options?: QueryOfOptions]

/** What a call answers, all pages of it where it answers pages, kept under the call's path and then its input. */
export function queryOf<E extends Endpoint>(endpoint: E, ...[input, options]: Asked<E>) {
  const { asksToSignIn, ...kept } = options ?? {}
  const asked = input ?? ({} as EndpointInput<E>)
  return queryOptions<EndpointOutput<E>>({
    queryKey: Object.keys(asked).length > 0 ? [endpoint.path, asked] : [endpoint.path],
    queryFn: ({ signal }) =>
      (endpoint.isPaged ? everyPage<E> : call<E>)(endpoint, asked, { signal, asksToSignIn }),
    ...kept,
  })
}

/** Asks again for what these calls answered, whatever their input was, or for these queries alone. */
export async function askAgain(
  ...asked: readonly (Pick<Endpoint, 'path'> | { readonly queryKey: QueryKey })[]
): Promise<void> {
  const keys = asked.map((one) => ('path' in one ? [one.path] : one.queryKey))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
