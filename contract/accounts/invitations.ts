import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/pages.ts'

export const resource = [
  220,
  'Invitations',
  'Who may make an account, where registration is by invitation.',
] as const

/** The page that an invitation opens, with `?invitation=`. */
export const INVITATION_PAGE = '/auth'

export const INVITATION_DAYS = 7

/** Times are ISO-8601 UTC. */
const invitationSchema = z.object({
  id: z.string(),
  note: z.string().nullable().meta({ description: 'Whom it is for, in the words of who made it.' }),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'used', 'expired']),
  usedBy: z.string().nullable().meta({ description: 'The user name of the account that it made.' }),
})

export type Invitation = z.infer<typeof invitationSchema>

export const createInvitationSchema = z.object({
  note: z.string().trim().max(100, 'Please use at most 100 characters').optional(),
  days: z.coerce.number().int().min(1).max(90).default(INVITATION_DAYS),
})

export const createInvitation = endpoint('post', '/api/invitations', {
  scope: 'person',
  verb: 'account',
  summary:
    'Make a link that lets one person register; for administrators, where registration is by invitation',
  work: 'writing',
  body: createInvitationSchema,
  status: 201,
  output: invitationSchema.extend({
    url: z.string().meta({ description: 'Told this once: only its hash is kept.' }),
  }),
  errors: ['not_administrator', 'not_found'],
})

export type NewInvitation = z.infer<typeof createInvitation.output>

export const listInvitations = endpoint('get', '/api/invitations', {
  scope: 'person',
  verb: 'account',
  summary: 'A page of the invitations of this installation, the newest first; for administrators',
  query: pageQuery,
  isPaged: true,
  output: z.array(invitationSchema),
  errors: ['not_administrator', 'not_found'],
})

export const revokeInvitation = endpoint('delete', '/api/invitations/{id}', {
  scope: 'person',
  verb: 'account',
  summary: 'Withdraw an invitation; an account that it made stays',
  params: z.object({ id: z.string().min(1).max(64) }),
  errors: ['not_administrator', 'invitation_not_found'],
})
