import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { retryWhenBusy } from './retry-when-busy.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const busy = (seconds: string | null) =>
  new ApiError(
    new Response(null, { status: 429, headers: seconds === null ? {} : { 'retry-after': seconds } }),
    '{"code":"too_many_requests","message":"Too many requests."}',
    'a request of the tests',
  )

/** Work that is refused this many times; counts how often it was tried. */
function refused(times: number, error: Error) {
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries <= times) throw error
    return 'done'
  }
  return { work, tries: () => tries }
}

const never = new AbortController().signal

describe('work for a server that may be busy', () => {
  it('is done again when the server said so, and not before', async () => {
    const { work, tries } = refused(2, busy('3'))
    const answer = retryWhenBusy(work, never)
    await vi.advanceTimersByTimeAsync(2999)
    expect(tries()).toBe(1)
    await vi.advanceTimersByTimeAsync(3001)
    expect(await answer).toBe('done')
    expect(tries()).toBe(3)
  })

  it.each([
    ['the wait would be long', busy('40')],
    ['waiting does not help', busy(null)],
    ['the connection broke', new TypeError('Failed to fetch')],
  ])('fails at once where %s', async (_, error) => {
    const { work, tries } = refused(1, error)
    await expect(retryWhenBusy(work, never)).rejects.toBe(error)
    expect(tries()).toBe(1)
  })

  it('fails where the server stays busy', async () => {
    const { work, tries } = refused(100, busy('1'))
    const answer = expect(retryWhenBusy(work, never)).rejects.toMatchObject({ code: 'too_many_requests' })
    await vi.advanceTimersByTimeAsync(60_000)
    await answer
    expect(tries()).toBe(5)
  })

  it('is given up when nobody waits for it any more', async () => {
    const { work, tries } = refused(100, busy('1'))
    const gone = new AbortController()
    const answer = expect(retryWhenBusy(work, gone.signal)).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(500)
    gone.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    await answer
    expect(tries()).toBe(1)
  })
})
