import { createKey } from '#contract/accounts/keys.ts'
import type { EndpointInput } from '#contract/shared/endpoint.ts'
import { TestClient } from './test-client.ts'

/** A program: sends its key and no cookie. */
export class Program extends TestClient {
  readonly key: string

  constructor(url: string, key: string) {
    super(url)
    this.key = key
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${this.key}`)
    return super.fetch(path, { ...init, headers })
  }
}

type Wanted = EndpointInput<typeof createKey>['body']

/** A program with a new key of this person. */
export async function programOf(person: TestClient, wanted: Partial<Wanted> = {}) {
  const made = await person.call(createKey, { body: { name: 'Test', ...wanted } })
  return Object.assign(new Program(person.baseUrl, made.key), { id: made.id })
}
