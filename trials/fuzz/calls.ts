import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createKitchenLink, revokeKitchenLink } from '#contract/restaurant/kitchen-links.ts'
import { listWebhookDeliveries, testWebhook } from '#contract/restaurant/webhooks.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'

export interface Call {
  /** Method and path, as people name it. */
  readonly name: string
  readonly endpoint: Endpoint
}

const CONTRACT = join(import.meta.dirname, '..', '..', 'contract')

/** Every call of the contract: what its files export, so that a new one is tried without being named. */
export async function callsOfContract(): Promise<readonly Call[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACT, file))))
  return modules
    .flatMap((exports) => Object.values(exports))
    .filter(isEndpoint)
    .map((endpoint) => ({ name: `${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

export const paramsOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * Where the thing is kept that a parameter of a path names: `/api/saved-menus` for `/api/saved-menus/{id}/share`.
 * @param param the last one where absent
 */
export const collectionOf = (path: string, param = paramsOf(path).at(-1)): string =>
  path.split(`/{${param}}`)[0] ?? path

/** Names of the parameters that name a thing, by its collection. */
const collections = new Map(
  (await callsOfContract()).flatMap(({ endpoint: { path } }) =>
    paramsOf(path).map((param) => [collectionOf(path, param), param] as const),
  ),
)

/** What the calls of one collection answer that is kept in another. */
const KEPT_ELSEWHERE: Readonly<Record<string, string>> = {
  [createKitchenLink.path]: collectionOf(revokeKitchenLink.path),
  [testWebhook.path]: listWebhookDeliveries.path,
}

/** The thing that a call answers, by what other calls name it: where it is kept, and its id. */
export function thingIn(path: string, answer: object): { readonly collection: string; readonly id: unknown } {
  const collection = KEPT_ELSEWHERE[path] ?? (collections.has(path) ? path : collectionOf(path))
  const fields: Readonly<Record<string, unknown>> = { ...answer }
  return { collection, id: fields[collections.get(collection) ?? 'id'] ?? fields.id }
}
