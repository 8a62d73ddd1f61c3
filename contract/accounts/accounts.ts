import { z } from 'zod'
import { roles } from '#domain/access/roles.ts'
import { newUsernameFault, USERNAME_LENGTH } from '#domain/accounts/user-name.ts'
import { approvalSchema } from '#domain/menu/approval/rule.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [10, 'Accounts', 'Who is who, sessions, passwords, mails.'] as const

const usernameSchema = z
  .string('Required')
  .trim()
  .min(USERNAME_LENGTH.least, 'Username must be at least 3 characters')
  .max(USERNAME_LENGTH.most, 'Username must not exceed 60 characters')
  .regex(/^\P{Cc}*$/u, 'Username must not contain control characters')

const newUsernameSchema = usernameSchema.superRefine((name, context) => {
  const message = newUsernameFault(name)
  if (message) context.addIssue({ code: 'custom', message })
})

const LONGEST_ADDRESS = 254

export const loginSchema = z.object({
  username: z
    .string('Required')
    .trim()
    .min(3, 'Username must be at least 3 characters')
    .max(LONGEST_ADDRESS, `Username or email must not exceed ${LONGEST_ADDRESS} characters`)
    .regex(/^\P{Cc}*$/u, 'Username must not contain control characters')
    .meta({ description: 'The username or the email address of the account.' }),
  password: z
    .string('Required')
    .min(6, 'Password must be at least 6 characters')
    .max(1000, 'Password must not exceed 1000 characters'),
})

const newPasswordSchema = z
  .string('Required')
  .min(6, 'Password must be at least 6 characters')
  .max(100, 'Password must not exceed 100 characters')

/** A password that somebody claims to have; also one that was chosen under other rules. */
const knownPasswordSchema = z
  .string('Required')
  .min(1, 'Required')
  .max(1000, 'Password must not exceed 1000 characters')

const emailSchema = z
  .email('Please enter a valid email address')
  .max(LONGEST_ADDRESS, 'Please enter a valid email address')

/** Pages that the links in mails open, with `?token=`. */
export const accountPages = { resetPassword: '/reset-password', verifyEmail: '/verify-email' } as const

export const registerSchema = z.object({
  username: newUsernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
})

/** The form's own shape: the repeated password is checked and left out of the request. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string('Required').min(6, 'Please confirm your password') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  subscriptionPlan: z.enum(['basic', 'professional']),
  role: z.enum(['owner', 'administrator']),
  house: z
    .object({
      id: z.string(),
      name: z.string(),
      role: z.enum(roles),
      restaurants: z
        .array(z.string())
        .optional()
        .meta({ description: 'Ids of the restaurants that the person works for; absent for all.' }),
      others: z
        .array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }))
        .optional()
        .meta({ description: 'The other houses that the person is in; absent where there is none.' }),
      waits: approvalSchema
        .optional()
        .meta({ description: 'What of a save waits for approval; absent for who may publish.' }),
    })
    .meta({ description: 'The house whose menus and plan are meant now, and what the person is in it.' }),
})

export type User = z.infer<typeof userSchema>

export const register = endpoint('post', '/api/register', {
  scope: 'person',
  summary: 'Create an account and sign in',
  access: 'anyone',
  body: registerSchema.extend({
    invitation: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Of an invitation, to a house too, where registration isn’t open to everyone.' }),
  }),
  status: 201,
  output: userSchema,
  errors: [
    'registration_refused',
    'username_taken',
    'username_reserved',
    'email_taken',
    'email_not_verified',
    'invitation_needed',
    'invitation_invalid',
    'invitation_of_other',
    'registration_closed',
  ],
})

export const login = endpoint('post', '/api/login', {
  scope: 'person',
  summary: 'Sign in with a username or an email address',
  access: 'anyone',
  body: loginSchema,
  output: userSchema,
  errors: ['wrong_credentials', 'code_needed', 'email_not_verified', 'account_locked'],
})

export const logout = endpoint('post', '/api/logout', {
  scope: 'person',
  summary: 'Sign out; also fine when nobody is signed in',
  access: 'anyone',
})

export const currentUser = endpoint('get', '/api/user', {
  scope: 'read',
  verb: 'account',
  summary: 'Who is signed in',
  output: userSchema,
})

/** Times are ISO-8601 UTC. */
export const accountSchema = userSchema.extend({
  emailVerified: z.boolean(),
  createdAt: z.string(),
  needsSuccessor: z.boolean().meta({
    description:
      'The last administrator among several accounts: to delete the account takes the name of who follows.',
  }),
})

export const readAccount = endpoint('get', '/api/account', {
  scope: 'read',
  verb: 'account',
  summary: 'The profile of who is signed in',
  output: accountSchema,
})

export const changePasswordSchema = z.object({
  currentPassword: knownPasswordSchema,
  newPassword: newPasswordSchema,
})

export const changePassword = endpoint('post', '/api/account/password', {
  scope: 'person',
  verb: 'account',
  summary: 'Change the password; all other sessions end',
  body: changePasswordSchema,
  errors: ['wrong_password'],
})

const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** What the browser says it is. */
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})

export type Session = z.infer<typeof sessionSchema>

/** A session ends after a week: nobody has more of them who does not sign in by a program. */
export const SESSIONS_LISTED = 200

export const listSessions = endpoint('get', '/api/account/sessions', {
  scope: 'person',
  verb: 'account',
  summary: `Where the account is signed in, the last seen first; the last ${SESSIONS_LISTED}`,
  output: z.array(sessionSchema).max(SESSIONS_LISTED),
})

export const revokeSession = endpoint('delete', '/api/account/sessions/{id}', {
  scope: 'person',
  verb: 'account',
  summary: 'Sign one session out',
  params: z.object({ id: z.string().min(1).max(64) }),
  errors: ['session_not_found'],
})

export const revokeOtherSessions = endpoint('delete', '/api/account/sessions', {
  scope: 'person',
  verb: 'account',
  summary: 'Sign all sessions out but the one that asks',
})

export const exportAccount = endpoint('get', '/api/account/export', {
  scope: 'person',
  verb: 'account',
  summary: 'Everything that is kept of the account, as JSON files and pictures in a ZIP',
  work: 'export',
  file: 'application/zip',
  errors: ['payment_unavailable'],
})

export const deleteAccountSchema = z.object({
  password: knownPasswordSchema,
  successor: usernameSchema.optional().meta({
    description: 'The username of an account that becomes administrator; for the last one to go.',
  }),
})

export const deleteAccount = endpoint('post', '/api/account/delete', {
  scope: 'person',
  verb: 'account',
  summary: 'Delete the account and all it has; a subscription ends now',
  body: deleteAccountSchema,
  errors: [
    'wrong_password',
    'payment_unavailable',
    'successor_needed',
    'successor_unknown',
    'not_administrator',
    'house_needs_owner',
  ],
})

export const requestPasswordResetSchema = z.object({ email: emailSchema })

export const requestPasswordReset = endpoint('post', '/api/password-reset', {
  scope: 'person',
  summary: 'Send a link for a new password; the same answer whether there is such an account or not',
  access: 'anyone',
  body: requestPasswordResetSchema,
})

const tokenSchema = z.string().min(1).max(2000)

export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema })

export const resetPassword = endpoint('post', '/api/password-reset/confirm', {
  scope: 'person',
  summary: 'Choose a new password with the link of a mail; all sessions end',
  access: 'anyone',
  body: resetPasswordSchema,
  errors: ['reset_link_invalid'],
})

export const requestVerification = endpoint('post', '/api/email-verification', {
  scope: 'person',
  verb: 'account',
  summary: 'Send the link that confirms the email address again; nothing where it is confirmed',
})

export const verifyEmail = endpoint('post', '/api/email-verification/confirm', {
  scope: 'person',
  summary: 'Confirm the email address with the link of a mail',
  access: 'anyone',
  body: z.object({ token: tokenSchema }),
  errors: ['verification_link_invalid'],
})

const marcella = {
  id: 'q7Yd0mJkQ3sVbT1nX9cE',
  username: 'marcella',
  email: 'marcella@example.com',
  subscriptionPlan: 'basic',
  role: 'owner',
  house: { id: 'q7Yd0mJkQ3sVbT1nX9cE', name: 'marcella', role: 'owner' },
}

export const shapes: readonly NamedShape[] = [
  ['User', userSchema, 'Who is signed in.'],
  ['Account', accountSchema, 'An account as its owner sees it.'],
]

export const examples = {
  register: {
    body: { username: 'marcella', email: 'marcella@example.com', password: 'a long sentence' },
    output: marcella,
  },
  login: { body: { username: 'marcella', password: 'a long sentence' }, output: marcella },
  requestPasswordReset: { body: { email: 'marcella@example.com' } },
}
