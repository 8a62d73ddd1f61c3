import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [
  13,
  'Single sign-on',
  'Signing in at a provider of the operator’s (OpenID Connect), where one is set up.',
] as const

/** Where the provider sends people back to. */
export const PROVIDER_CALLBACK = '/oidc/callback'

/** Names, in the address of a screen, why somebody comes back from the provider without having got in. */
export const REFUSED_PARAMETER = 'refused'

/** Why; the address of the screen names one of them. */
export const providerRefusals = {
  provider_refused: 'Signing in there did not work, or took too long. Please try again.',
  provider_email_unverified:
    'The provider doesn’t say that your email address is confirmed. Confirm it there, then try again.',
  provider_not_connected:
    'There is an account with this email address already. Sign in with its password, then connect the two under Account › Security.',
  provider_of_other: 'This account of the provider signs in to another account here.',
  account_locked: 'This account is locked. Please ask the administrator of this installation.',
  invitation_needed: 'Registration is by invitation. Please ask the administrator for a link.',
  invitation_invalid: 'This invitation has been used or withdrawn, or is too old. Please ask for a new one.',
  invitation_of_other: 'This invitation is for another email address.',
  registration_closed: 'Registration is closed: no new accounts are made here.',
} as const

export type ProviderRefusal = keyof typeof providerRefusals

const goToProvider = z.object({
  goTo: z.string().meta({ description: 'The address of the provider. It sends the person back.' }),
})

export const beginProviderSignIn = endpoint('post', '/api/login/provider', {
  scope: 'person',
  summary: 'Sign in, or make an account, at the provider of this installation',
  access: 'anyone',
  body: z.object({
    from: z
      .string()
      .max(2000)
      .regex(/^\/(?![/\\])/u, 'Give a path of this installation.')
      .optional()
      .meta({ description: 'The screen that the person goes on to, as a path.' }),
    invitation: z.string().max(200).optional().meta({ description: 'As for `register`.' }),
  }),
  output: goToProvider,
  errors: ['not_found', 'provider_unavailable'],
})

export const readProvider = endpoint('get', '/api/account/provider', {
  scope: 'person',
  verb: 'account',
  summary: 'Whether the account signs in at the provider, and whether it has a password',
  output: z.object({ isConnected: z.boolean(), hasPassword: z.boolean() }),
})

export const connectProvider = endpoint('post', '/api/account/provider', {
  scope: 'person',
  verb: 'account',
  summary: 'Let an account of the provider sign in to this account',
  output: goToProvider,
  errors: ['not_found', 'provider_unavailable'],
})

export const disconnectProvider = endpoint('delete', '/api/account/provider', {
  scope: 'person',
  verb: 'account',
  summary: 'Sign in with the password alone from now on',
  errors: ['password_needed'],
})

const goTo = 'https://login.example.com/authorize?client_id=carte&response_type=code&state=af0ifjsldkj'

export const examples = {
  beginProviderSignIn: { body: { from: '/saved-menus' }, output: { goTo } },
  readProvider: { output: { isConnected: true, hasPassword: false } },
  connectProvider: { output: { goTo } },
}
