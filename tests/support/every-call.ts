import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'

/** What changes nothing by its method; all others are guarded against pages of other sites. */
export const isSafe = ({ method }: Endpoint): boolean => method === 'get'

export const titleOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** As the cases of a test that is named after its call. */
export const named = (list: readonly Endpoint[]) => list.map((call) => [titleOf(call), call] as const)

export const everyCall = calls.map(({ call }) => call)

/** With every id in it one that looks like ours and names nothing. */
export const somewhere = (call: Endpoint): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    name === 'version' || name === 'itemId' || call.path.includes('/audit/')
      ? '999999'
      : 'aaaaaaaaaaaaaaaaaaaa',
  )
