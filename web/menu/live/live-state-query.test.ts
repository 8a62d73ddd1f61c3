import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { endLapse, offerToAsk, useLapsedSession } from '../../lib/lapsed-session.ts'
import { liveStateQuery } from './live-state-query.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => vi.unstubAllGlobals())

it('asks on beside the work without a word where the session has ended, and goes on after the next sign-in', async () => {
  const leaveScreen = offerToAsk()
  const state = { soldOut: [], plannedPrices: [] }
  let isSignedIn = false
  vi.stubGlobal('fetch', async () =>
    isSignedIn
      ? Response.json(state)
      : Response.json({ code: 'not_signed_in', message: 'Please sign in first.' }, { status: 401 }),
  )
  await expect(client.fetchQuery(liveStateQuery('menu'))).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(useLapsedSession.getState()).toMatchObject({ hasLapsed: true, isAsking: false })
  isSignedIn = true
  endLapse()
  await client.refetchQueries({ predicate: (query) => query.state.status === 'error' })
  expect(client.getQueryData(liveStateQuery('menu').queryKey)).toEqual(state)
  leaveScreen()
})
