import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { composeMenu } from '#contract/generating/composing.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { NDJSON_TYPE } from '#contract/shared/progress-lines.ts'
import { ApiError, call, sentenceOf } from './api.ts'
import { NoConnectionError, useConnection } from './connection.ts'
import { declineToSignIn, endLapse, offerToAsk, useLapsedSession } from './lapsed-session.ts'

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )

const answerText = (status: number, text: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, { status })),
  )

const failure = () => call(currentUser, {}).catch((error: unknown) => error)

afterEach(() => vi.unstubAllGlobals())

describe('an answer that comes line by line', () => {
  const section = { type: 'section', id: 1, name: 'Crudités', dishes: [], isRevised: false } as const
  const menu = { sections: [] }
  /**
   * Composes a menu from an answer that comes in pieces of one byte; returns what was streamed, and the
   * result.
   */
  async function composed(...lines: readonly object[]) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const headers = { 'content-type': NDJSON_TYPE }
    vi.stubGlobal('fetch', async () => new Response(body, { headers }))
    const told: unknown[] = []
    const outcome = await call(
      composeMenu,
      { body: { cuisineId: 5 } },
      { onProgress: (line) => told.push(line) },
    ).catch((error: unknown) => error)
    return { told, outcome }
  }

  it('is told on the way, and is its last line', async () => {
    const { told, outcome } = await composed(section, section, { type: 'answer', answer: menu })
    expect(told).toEqual([section, section])
    expect(outcome).toEqual(menu)
  })

  it('may end with an error, which has its status, code and sentence', async () => {
    const error = { type: 'error', status: 503, code: 'server_busy', message: 'Busy.', requestId: 'r' }
    const { told, outcome } = await composed(section, error)
    expect(told).toEqual([section])
    expect(outcome).toBeInstanceOf(ApiError)
    expect(outcome).toMatchObject({ status: 503, code: 'server_busy', sentence: 'Busy.' })
  })

  it('is no answer where it breaks off', async () => {
    expect((await composed(section)).outcome).toBeInstanceOf(NoConnectionError)
  })
})

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

  it.each([
    ['an empty answer', 500, ''],
    ['a page of a proxy', 502, '<html><h1>502 Bad Gateway</h1></html>'],
    ['a page of a network that asks to sign in', 200, '<!doctype html><title>Hotel Wi-Fi</title>'],
  ])('shows our own sentence instead of %s', async (_, status, text) => {
    answerText(status, text)
    expect(sentenceOf(await failure(), 'Failed to create account')).toBe('Failed to create account')
  })

  it.each([
    ['a message without a code', '{"message":"The kitchen is closed."}', 'The kitchen is closed.'],
    ['plain text', ' Too many connections\n', 'Too many connections'],
    ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
  ])('says what another server says: %s', async (_, text, sentence) => {
    answerText(503, text)
    const error = await failure()
    expect(sentenceOf(error, 'Ours.')).toBe(sentence)
    expect(error).toMatchObject({ status: 503, code: undefined })
  })

  it.each([
    ['more than 300 characters', 'x'.repeat(301)],
    ['lines of a program', 'Error: boom\n    at main (server.js:1:2)'],
    ['data without a message', '{"error":"boom"}'],
    ['broken data', '{"message":"boom'],
    ['a message that is a page', '{"message":"<b>boom</b>"}'],
    ['a message that is no text', '{"message":{"deep":1}}'],
    ['blanks', ' \n'],
  ])('shows our own sentence instead of %s', async (_, text) => {
    answerText(503, text)
    expect(sentenceOf(await failure(), 'Ours.')).toBe('Ours.')
  })

  it('says that there is no connection, and knows when there is one again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    )
    expect(sentenceOf(await failure(), '')).toBe('No connection. Please check your network and try again.')
    expect(useConnection.getState().isCutOff).toBe(true)
    answer(401, { code: 'not_signed_in', message: 'Please sign in first.' })
    await failure()
    expect(useConnection.getState().isCutOff).toBe(false)
  })
})

describe('a call after the session has ended', () => {
  const menus = [{ id: 'a' }]
  const answersOnceSignedIn = () => {
    const fetched = vi.fn(async () =>
      useLapsedSession.getState().hasLapsed || fetched.mock.calls.length === 1
        ? Response.json({ code: 'not_signed_in', message: 'Please sign in first.' }, { status: 401 })
        : Response.json(menus),
    )
    vi.stubGlobal('fetch', fetched)
    return fetched
  }
  const isAsking = () => useLapsedSession.getState().isAsking

  it('waits until the person has signed in again, and is made again', async () => {
    const stop = offerToAsk()
    answersOnceSignedIn()
    const listed = call(listSavedMenus, {})
    await vi.waitUntil(isAsking)
    endLapse()
    expect(await listed).toEqual(menus)
    stop()
  })

  it('is refused where the person would not; what nobody asked for does not ask a second time', async () => {
    const stop = offerToAsk()
    answersOnceSignedIn()
    const listed = call(listSavedMenus, {}).catch((error: ApiError) => error.code)
    await vi.waitUntil(isAsking)
    declineToSignIn()
    expect(await listed).toBe('not_signed_in')
    await expect(call(listSavedMenus, {}, { asksToSignIn: 'once' })).rejects.toThrow()
    expect(isAsking()).toBe(false)
    stop()
  })

  it('is refused at once where nobody was signed in', async () => {
    answersOnceSignedIn()
    await expect(call(listSavedMenus, {})).rejects.toThrow(ApiError)
  })
})
