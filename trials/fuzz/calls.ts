import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'

export interface Call {
  /** Method and path, as people name it. */
  readonly name: string
  readonly endpoint: Endpoint
}

const CONTRACT = join(import.meta.dirname, '..', '..', 'contract')

/** Every call of the contract: what its files export, so that a new one is tried without being named. */
export async function callsOfContract(): Promise<readonly Call[]> {
  const files = readdirSync(CONTRACT).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACT, file))))
  return modules
    .flatMap((exports) => Object.values(exports))
    .filter(isEndpoint)
    .map((endpoint) => ({ name: `${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Where the things of a call are kept: `/api/saved-menus/{id}/share` is about `/api/saved-menus`. */
export const collectionOf = (path: string): string => path.split('/{')[0] ?? path
