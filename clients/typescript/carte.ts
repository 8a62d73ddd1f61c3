import createFetchClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from './description.d.ts'

/** Shapes of the API by their names: `Schemas['MenuContent']`. */
export type Schemas = components['schemas']

export type CarteClient = Client<paths>

export interface CarteOptions {
  /** Where Carte runs: `https://menus.example.com`. */
  readonly url: string
  /** A key from Integrations: `carte_…`. */
  readonly key: string
  readonly fetch?: typeof globalThis.fetch
  /** How often a call is sent again where the server is busy; 3 where absent. */
  readonly retries?: number
}

/** What a call that was refused is thrown as by `orThrow`. */
export class CarteError extends Error {
  override readonly name = 'CarteError'
  readonly status: number
  /** Stable, as the description lists them. */
  readonly code: string
  readonly requestId: string | undefined

  constructor(status: number, { code, message, requestId }: Schemas['Error']) {
    super(message)
    this.status = status
    this.code = code
    this.requestId = requestId
  }
}

/** A client with a key. Calls that change something carry an `Idempotency-Key`, so that sending again is safe. */
export function createCarte({ url, key, fetch = globalThis.fetch, retries = 3 }: CarteOptions): CarteClient {
  const client = createFetchClient<paths>({
    baseUrl: url,
    fetch: (request) => patient(request, fetch, retries),
  })
  const authorize: Middleware = {
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${key}`)
      return request
    },
  }
  client.use(authorize)
  return client
}

/** The header of a call that may be sent again: pass it as `headers`, and keep it for your own repetitions. */
export const once = (): { 'idempotency-key': string } => ({ 'idempotency-key': crypto.randomUUID() })

/** The answer of a call, or a `CarteError` that says why not. */
export async function orThrow<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call
  if (!response.ok) throw new CarteError(response.status, error as Schemas['Error'])
  return data as Data
}

const WORTH_WAITING: readonly number[] = [429, 503]

/** Waits as long as the server says and sends again what nothing was done for. */
async function patient(request: Request, send: typeof globalThis.fetch, retries: number): Promise<Response> {
  for (let left = retries; ; left -= 1) {
    const response = await send(request.clone())
    const mayRepeat =
      request.method === 'GET' || response.status === 429 || request.headers.has('idempotency-key')
    if (left <= 0 || !mayRepeat || !WORTH_WAITING.includes(response.status)) return response
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    await new Promise((go) => setTimeout(go, seconds * 1000))
  }
}
