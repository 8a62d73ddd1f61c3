import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nextCursorSchema, pageShape } from '../shared/pages.ts'
import { userSchema } from './accounts.ts'

export const resource = [
  225,
  'Accounts of an installation',
  'All accounts, for administrators: who they are, and what helps where somebody cannot get in.',
] as const

/** Times are ISO-8601 UTC. */
const knownAccountSchema = userSchema.omit({ subscriptionPlan: true, house: true }).extend({
  isVerified: z.boolean().meta({ description: 'Whether the email address was confirmed.' }),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable().meta({ description: 'Null where it is signed in nowhere.' }),
  menus: z.int().meta({ description: 'Saved menus, those in the trash among them.' }),
  lockedAt: z
    .string()
    .nullable()
    .meta({ description: 'Since when nobody can sign in; null: anyone who has its password can.' }),
})

export type KnownAccount = z.infer<typeof knownAccountSchema>

const accountParams = z.object({ id: z.string().min(1).max(64) })
const errors = ['account_not_found'] as const

export const listAccounts = endpoint('get', '/api/accounts', {
  scope: 'person',
  verb: 'account',
  summary: 'The accounts of this installation by username; for administrators',
  query: z.object({
    q: z.string().trim().max(100).default('').meta({
      description: 'How a username or an email address begins.',
    }),
    ...pageShape,
  }),
  output: z.object({
    accounts: z.array(knownAccountSchema),
    nextCursor: nextCursorSchema,
  }),
  errors: ['not_administrator'],
})

export const lockAccount = endpoint('put', '/api/accounts/{id}/lock', {
  scope: 'person',
  verb: 'account',
  summary:
    'Lock an account: it is signed out everywhere, its keys stop, and nobody can sign in until it is unlocked; guests go on reading its menus',
  work: 'writing',
  params: accountParams,
  errors: [...errors, 'own_account'],
})

export const unlockAccount = endpoint('delete', '/api/accounts/{id}/lock', {
  scope: 'person',
  verb: 'account',
  summary: 'Unlock an account',
  work: 'writing',
  params: accountParams,
  errors,
})

export const signAccountOut = endpoint('delete', '/api/accounts/{id}/sessions', {
  scope: 'person',
  verb: 'account',
  summary: 'Sign an account out everywhere',
  work: 'writing',
  params: accountParams,
  errors,
})

export const makeResetLink = endpoint('post', '/api/accounts/{id}/reset-link', {
  scope: 'person',
  verb: 'account',
  summary:
    'Make a link by which the owner of an account chooses a new password, for who gets no mail; it works once, for an hour',
  work: 'writing',
  params: accountParams,
  status: 201,
  output: z.object({
    url: z.string().meta({ description: 'Shown once: only its hash is kept.' }),
    expiresAt: z.string(),
  }),
  errors,
})

export const removeAccount = endpoint('post', '/api/accounts/{id}/delete', {
  scope: 'person',
  verb: 'account',
  summary: 'Delete an account and all that is in it, for good; a subscription ends first',
  work: 'writing',
  params: accountParams,
  body: z.object({
    username: z.string().max(100).meta({ description: 'Of the account, so that no other one is meant.' }),
  }),
  errors: [...errors, 'own_account', 'wrong_account'],
})

const id = 'p2VbX81mQe'

export const examples = {
  listAccounts: {
    output: {
      accounts: [
        {
          id,
          username: 'marcella',
          email: 'marcella@example.com',
          role: 'owner' as const,
          isVerified: true,
          createdAt: '2026-03-02T09:00:00.000Z',
          lastSeenAt: '2026-11-28T18:20:00.000Z',
          menus: 6,
          lockedAt: null,
        },
      ],
      nextCursor: null,
    },
  },
  makeResetLink: {
    output: {
      url: 'https://menus.example.com/reset-password?token=…',
      expiresAt: '2026-11-29T10:00:00.000Z',
    },
  },
  removeAccount: { body: { username: 'marcella' } },
}
