import { login, register } from '#contract/accounts/accounts.ts'
import type { ErrorBody } from '#contract/errors/errors.ts'
import { addressOf } from '#contract/shared/address.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'

interface RawInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly upload?: Readonly<Record<string, string | Blob>>
}

/** A browser without a screen: keeps its cookies and sends them. */
export class TestClient {
  readonly baseUrl: string
  #cookies = new Map<string, string>()

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl
  }

  /** The same browser at another address of the installation. */
  at(baseUrl: string): TestClient {
    const moved = new TestClient(baseUrl)
    moved.#cookies = this.#cookies
    return moved
  }

  /** As the header of a request has them. */
  get cookies(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ')
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    // A tenth of the computing would be to compress answers and to undo it in the same process.
    const headers = new Headers(init.headers)
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
    if (this.#cookies.size > 0) headers.set('cookie', this.cookies)
    const response = await fetch(new URL(path, this.baseUrl), { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
    const [name = '', ...value] = pair.split('=')
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name)
    else this.#cookies.set(name, value.join('='))
  }

  /** Makes a call of the contract whatever comes of it. */
  send(endpoint: Endpoint, input: RawInput = {}): Promise<Response> {
    const { body, upload, ...address } = input
    return this.fetch(addressOf(endpoint, address), {
      method: endpoint.method.toUpperCase(),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      ...(upload && { body: toForm(upload) }),
    })
  }

  /** Makes a call that must succeed, with the status that the contract promises. */
  async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointOutput<E>> {
    const response = await this.send(endpoint, input as RawInput)
    if (response.status !== endpoint.status) {
      throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
    }
    if (endpoint.file) return new File([await response.blob()], 'file') as EndpointOutput<E>
    return (response.status === 204 ? undefined : await response.json()) as EndpointOutput<E>
  }

  /** Makes a call that must be refused. */
  async refusal(endpoint: Endpoint, input: RawInput = {}): Promise<ErrorBody & { status: number }> {
    const response = await this.send(endpoint, input)
    if (response.ok) throw new Error(`${endpoint.path} was not refused: ${response.status}`)
    return { ...((await response.json()) as ErrorBody), status: response.status }
  }

  /** Registers an owner of that name and stays signed in. */
  async register(username: string) {
    return this.call(register, {
      body: { username, email: `${username.toLowerCase()}@example.com`, password: 'correct horse' },
    })
  }

  async login(username: string, password = 'correct horse') {
    return this.call(login, { body: { username, password } })
  }
}

function toForm(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}
