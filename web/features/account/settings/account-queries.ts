import { listSessions, readAccount } from '#contract/accounts/accounts.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { listInvitations } from '#contract/accounts/invitations.ts'
import { listUploads } from '#contract/accounts/uploads.ts'
import { queryOf } from '../../../lib/query-of.ts'

export const accountQuery = queryOf(readAccount, {}, { staleTime: 0 })

export const sessionsQuery = queryOf(listSessions, {}, { staleTime: 0 })

export const picturesQuery = queryOf(listUploads, {}, { staleTime: 0 })

export const activityQuery = queryOf(listActivity, {}, { staleTime: 0 })

export const invitationsQuery = queryOf(listInvitations, {}, { staleTime: 0 })
