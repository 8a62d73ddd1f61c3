import type { Endpoint } from '#contract/shared/endpoint.ts'
import { writeForm } from './forms.ts'
import { writeJson } from './knowledge.ts'
import type { Sent } from './send.ts'

/** What a call is given that a trial makes itself. */
export interface ArrangedInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly file?: Buffer
}

/** The request for it. */
export function arranged(endpoint: Endpoint, { params = {}, query, body, file }: ArrangedInput): Sent {
  const { method } = endpoint
  const address = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const path = query ? `${address}?${new URLSearchParams(query)}` : address
  if (file) {
    const parts = [
      { name: 'purpose', content: 'itemImage' },
      { name: 'file', fileName: 'dish.png', content: file },
    ]
    const form = writeForm({ parts, flaw: 'none' })
    return { method: 'POST', path, headers: { 'content-type': form.contentType }, body: form.body }
  }
  return {
    method: method.toUpperCase(),
    path,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: Buffer.from(writeJson(body)) }),
  }
}
