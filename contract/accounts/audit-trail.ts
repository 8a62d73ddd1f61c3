import { z } from 'zod'
import { names } from '#domain/text/names.ts'
import { endpoint } from '../shared/endpoint.ts'
import { nextCursorSchema, pageShape } from '../shared/pages.ts'

export const resource = [230, 'Audit trail', 'What changed plans, roles, sharing and access.'] as const

/** Everything that leaves a line. What becomes of menus, plans and roles; and what opens or closes an account. */
export const trailActions = names(
  'account.created, account.deleted, account.locked, account.unlocked, reset-link.made, role.changed, password.changed, password.reset, session.ended',
  'sessions.ended, menu.shared, menu.withdrawn, menu.renamed, menu.duplicated, menu.binned',
  'menu.restored, menu.deleted, bin.emptied, declarations.signed, page.opened, page.closed',
  'page.renamed, pass-link.made, pass-link.revoked, prices.planned, prices.unplanned, webhook.made',
  'webhook.secret-changed, webhook.deleted, invitation.made, invitation.withdrawn, plan.changed',
  'subscription.changed, subscription.cancelled, subscription.resumed, approval.changed, key.made',
  'key.rotated, key.ended, member.invited, member.joined, member.changed, member.removed, member.left',
  'second-factor.on, second-factor.off, recovery-codes.made, house.deleted',
  'provider.connected, provider.disconnected, passkey.added, passkey.removed',
)

/** Those that tell of payments; an installation without plans keeps them to itself. */
export const billingActions: readonly TrailAction[] = [
  'plan.changed',
  'subscription.changed',
  'subscription.cancelled',
  'subscription.resumed',
]

/** Those about an account and the ways into it: its person's alone, whatever house is open. */
export const accountActions: readonly TrailAction[] = trailActions.filter((action) =>
  /^(?:account|reset-link|role|password|sessions?|invitation|second-factor|recovery-codes|provider|passkey)\./u.test(
    action,
  ),
)

/** Lines are kept for this long. */
export const TRAIL_DAYS = 400

/** How many lines are shown to somebody. */
export const RECENT_ACTIVITY = 50

/** What was there before, and what is there now. */
const changeOf = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value })

const planSchema = z.enum(['basic', 'professional'])
const statusSchema = z.enum(['none', 'incomplete', 'active', 'past_due', 'ended'])

/** Ids, states and times; nothing that a person wrote. */
export const trailDetailsSchema = z.object({
  plan: changeOf(planSchema).optional(),
  role: changeOf(z.enum(['owner', 'administrator'])).optional(),
  status: changeOf(statusSchema).optional(),
  professionalUntil: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'When Professional ends unless a payment comes; null on Basic.' }),
  cancelAtPeriodEnd: z.boolean().optional(),
  count: z.int().optional().meta({
    description: 'How many sessions ended, menus were deleted for good, or declarations were signed.',
  }),
  hash: z.string().optional().meta({
    description: 'Of the declarations that were signed: SHA-256, in base64url.',
  }),
  isDeleted: z.boolean().optional().meta({ description: 'True where a shared menu was deleted.' }),
})

/** Times are ISO-8601 UTC. */
export const trailEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(['owner', 'key', 'provider', 'system']).meta({
      description: 'The account owner, a program with a key, the payment provider, or Carte automatically.',
    }),
    id: z.string().nullable(),
    name: z.string().nullable().meta({
      description: 'Of the person or the key, as they are called now; null for others, and where it is gone.',
    }),
  }),
  ownerId: z.string().meta({ description: 'Whose account it is; it may be gone.' }),
  action: z.enum(trailActions),
  subjectId: z
    .string()
    .nullable()
    .meta({ description: 'The menu, restaurant, session, invitation or subscription.' }),
  details: trailDetailsSchema,
  requestId: z.string().nullable(),
})

export type TrailAction = (typeof trailActions)[number]
export type TrailDetails = z.infer<typeof trailDetailsSchema>
export type TrailEntry = z.infer<typeof trailEntrySchema>

export const readAuditTrail = endpoint('get', '/api/audit-trail', {
  scope: 'person',
  verb: 'account',
  summary: 'What changed plans, roles, sharing and access, newest first; for administrators',
  query: z.object({
    ownerId: z.string().min(1).max(64).optional(),
    action: z.enum(trailActions).optional(),
    ...pageShape,
  }),
  output: z.object({
    entries: z.array(trailEntrySchema),
    nextCursor: nextCursorSchema,
  }),
  errors: ['not_administrator'],
})

const activitySchema = trailEntrySchema.pick({
  id: true,
  at: true,
  actor: true,
  action: true,
  subjectId: true,
  details: true,
})

export type Activity = z.infer<typeof activitySchema>

export const listActivity = endpoint('get', '/api/account/activity', {
  scope: 'person',
  verb: 'invite',
  summary: 'What changed in the house and in how the own account is entered lately, newest first',
  output: z.array(activitySchema).max(RECENT_ACTIVITY),
})
