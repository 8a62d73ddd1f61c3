import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentUser } from '#contract/accounts.ts'
import { ApiError, call, sentenceOf } from './api.ts'

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )

const failure = () => call(currentUser, {}).catch((error: unknown) => error)

afterEach(() => vi.unstubAllGlobals())

describe('a failed call', () => {
  it('ends its sentence with its reference where the mistake is ours', async () => {
    answer(500, { code: 'internal', message: 'An unexpected error occurred.', requestId: '0123456789abcdef' })
    expect(sentenceOf(await failure(), '')).toBe('An unexpected error occurred. Reference: 0123456789abcdef')
  })

  it('says no more than its sentence where nothing of ours broke', async () => {
    answer(402, { code: 'plan_limit', message: 'This is Professional.', requestId: '0123456789abcdef' })
    expect(sentenceOf(await failure(), '')).toBe('This is Professional.')
  })

  it('is known by the name that was sent where the answer names none', async () => {
    answer(502, 'a page of a proxy')
    const error = (await failure()) as ApiError
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(error).toBeInstanceOf(ApiError)
    expect(error.requestId).toMatch(/^[0-9a-f]{16}$/)
    expect(new Headers(init?.headers).get('x-request-id')).toBe(error.requestId)
  })
})
