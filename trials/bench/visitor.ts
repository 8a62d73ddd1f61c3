import { type Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ErrorBody } from '#contract/errors/errors.ts'
import { addressOf } from '#contract/shared/address.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'

type CallInput = Parameters<typeof addressOf>[1] & { readonly body?: unknown }

export interface Answer {
  readonly status: number
  readonly contentEncoding: string | undefined
  /** As it travelled. */
  readonly body: Buffer
  /** From the first byte sent to the last one received. */
  readonly ms: number
}

/** Unpacked only here: most answers of a measurement are not read. */
export function jsonOf<Value>({ body, contentEncoding }: Answer): Value {
  const bytes =
    contentEncoding === 'gzip'
      ? gunzipSync(body)
      : contentEncoding === 'br'
        ? brotliDecompressSync(body)
        : body
  return JSON.parse(bytes.toString()) as Value
}

/** What an answer is called in a report: its status, and the code of its error. */
export function nameOfFailure(answer: Answer): string {
  try {
    return `${answer.status} ${jsonOf<ErrorBody>(answer).code}`
  } catch {
    return String(answer.status)
  }
}

/** A browser in short, with cookies and kept connections, whose own work hardly counts in a measurement. */
export class Visitor {
  readonly baseUrl: string
  readonly #agent: Agent
  readonly #address: string | undefined
  #cookies = new Map<string, string>()

  /** @param address who it says it is, to a server that trusts this machine as its proxy */
  constructor(baseUrl: string, agent: Agent, address?: string) {
    this.baseUrl = baseUrl
    this.#agent = agent
    this.#address = address
  }

  /** Makes a call of the contract whatever comes of it. */
  send(endpoint: Endpoint, { body, ...address }: CallInput = {}): Promise<Answer> {
    return this.ask(
      endpoint.method.toUpperCase(),
      addressOf(endpoint, address),
      body === undefined ? undefined : JSON.stringify(body),
    )
  }

  /** Makes a call that must succeed. */
  async call(endpoint: Endpoint, input: CallInput = {}): Promise<Answer> {
    const answer = await this.send(endpoint, input)
    if (answer.status !== endpoint.status) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${nameOfFailure(answer)}`)
    }
    return answer
  }

  /** @param contentType of the body */
  ask(
    method: string,
    path: string,
    body?: string | Uint8Array,
    contentType = 'application/json',
  ): Promise<Answer> {
    const headers: Record<string, string> = {
      'accept-encoding': 'br, gzip',
      ...(this.#cookies.size > 0 && {
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      }),
      ...(this.#address && { 'x-forwarded-for': this.#address }),
      ...(body !== undefined && {
        'content-type': contentType,
        'content-length': String(Buffer.byteLength(body)),
      }),
    }
    const start = performance.now()
    return new Promise((resolve, reject) => {
      const asked = request(new URL(path, this.baseUrl), { method, headers, agent: this.#agent })
      asked.once('error', reject).once('response', (response) => {
        const chunks: Buffer[] = []
        this.#keep(response.headers['set-cookie'] ?? [])
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .once('error', reject)
          .once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              contentEncoding: response.headers['content-encoding'],
              body: Buffer.concat(chunks),
              ms: performance.now() - start,
            }),
          )
      })
      asked.end(body)
    })
  }

  #keep(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [pair = ''] = setCookie.split(';')
      const split = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, split), pair.slice(split + 1))
    }
  }
}
