import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerPrecompressed, packedIfLarge, precompressedBytes, precompressText } from './precompressed.ts'

const LARGE = 'A dish of the house, with herbs. '.repeat(100_000)

async function served(text: string) {
  const answer = await packedIfLarge(precompressText('text/plain', text, "default-src 'none'"))
  const app = new Hono().get('/', (c) => answerPrecompressed(c as never, answer))
  const ask = (headers: Record<string, string> = {}) => app.request('/', { headers })
  return { answer, ask }
}

it('keeps a large answer in a tenth of its bytes, and gives it to everybody', async () => {
  const { answer, ask } = await served(LARGE)
  expect(precompressedBytes(answer)).toBeLessThan(LARGE.length / 10)
  const packed = await ask({ 'accept-encoding': 'br, gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(LARGE)
  const plain = await ask()
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(LARGE)
  const known = await ask({ 'if-none-match': plain.headers.get('etag') ?? '' })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

it('leaves a usual answer as it is', async () => {
  const { answer, ask } = await served('A dish.')
  expect(answer.isPacked).toBeUndefined()
  expect((await ask({ 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
})
