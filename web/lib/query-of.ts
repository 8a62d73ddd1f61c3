import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/endpoint.ts'
import { call } from './api.ts'

interface QueryOfOptions {
  readonly staleTime?: number
  readonly gcTime?: number
  readonly retry?: number
}

/** What a call without input answers, kept under the call's path. */
export const queryOf = <E extends Endpoint>(
  endpoint: Record<never, never> extends EndpointInput<E> ? E : never,
  options: QueryOfOptions = {},
) =>
  queryOptions<EndpointOutput<E>>({
    queryKey: [endpoint.path],
    queryFn: ({ signal }) => call<E>(endpoint, {} as EndpointInput<E>, { signal }),
    ...options,
  })
