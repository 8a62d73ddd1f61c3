import { infiniteQueryOptions } from '@tanstack/react-query'
import { listSessions, readAccount } from '#contract/accounts/accounts.ts'
import { listAccounts } from '#contract/accounts/administration.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { listInvitations } from '#contract/accounts/invitations.ts'
import { listUploads } from '#contract/accounts/uploads.ts'
import { call } from '../../../lib/api.ts'
import { queryOf } from '../../../lib/query-of.ts'

export const accountQuery = queryOf(readAccount, {}, { staleTime: 0 })

/** @param q how a username or an address begins */
export const accountsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [listAccounts.path, q],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listAccounts, { query: { q, limit: 20, ...(cursor !== null && { cursor }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const sessionsQuery = queryOf(listSessions, {}, { staleTime: 0 })

/** Page after page, as its owner asks for more. */
export const picturesQuery = infiniteQueryOptions({
  queryKey: [listUploads.path],
  queryFn: ({ pageParam: cursor, signal }) =>
    call(listUploads, { query: { limit: 40, ...(cursor !== null && { cursor }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
})

export const activityQuery = queryOf(listActivity, {}, { staleTime: 0 })

export const invitationsQuery = queryOf(listInvitations, {}, { staleTime: 0 })
