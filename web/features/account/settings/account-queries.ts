import { queryOptions } from '@tanstack/react-query'
import { listSessions, readAccount } from '#contract/accounts.ts'
import { listActivity } from '#contract/audit-trail.ts'
import { listInvitations } from '#contract/invitations.ts'
import { listUploads } from '#contract/uploads.ts'
import { call } from '../../../lib/api.ts'

export const accountQuery = queryOptions({
  queryKey: ['/api/account'],
  queryFn: ({ signal }) => call(readAccount, {}, { signal }),
  staleTime: 0,
})

export const sessionsQuery = queryOptions({
  queryKey: ['/api/account/sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  staleTime: 0,
})

export const picturesQuery = queryOptions({
  queryKey: ['/api/uploads'],
  queryFn: ({ signal }) => call(listUploads, {}, { signal }),
  staleTime: 0,
})

export const activityQuery = queryOptions({
  queryKey: ['/api/account/activity'],
  queryFn: ({ signal }) => call(listActivity, {}, { signal }),
  staleTime: 0,
})

export const invitationsQuery = queryOptions({
  queryKey: [listInvitations.path],
  queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
  staleTime: 0,
})
