import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { deleteAccountSchema, userSchema } from './accounts.ts'

export const resource = [
  14,
  'Passkeys',
  'Signing in with a fingerprint, a face or a security key in place of a password.',
] as const

export const PASSKEYS_LIMIT = 20

const optionsSchema = z.object({
  options: z.string().meta({
    description: 'For the browser: options of Web Authentication, as JSON. They are good for five minutes.',
  }),
})

const responseSchema = z.string().max(20_000).meta({
  description: 'What the browser made of the options: its credential as JSON.',
})

const nameSchema = z.string().trim().min(1, 'Give the passkey a name.').max(60)

const passkeySchema = z.object({ id: z.string(), name: z.string(), createdAt: z.string() })

export type Passkey = z.infer<typeof passkeySchema>

const passkeyParams = z.object({ id: z.string().min(1).max(64) })

export const beginPasskeySignIn = endpoint('post', '/api/login/passkey', {
  scope: 'person',
  summary: 'Ask for what a browser needs to sign in with a passkey',
  access: 'anyone',
  output: optionsSchema,
})

export const finishPasskeySignIn = endpoint('post', '/api/login/passkey/finish', {
  scope: 'person',
  summary: 'Sign in with what a passkey made of the options; no code of an app is asked for',
  access: 'anyone',
  body: z.object({ response: responseSchema }),
  output: userSchema,
  errors: ['passkey_wrong', 'account_locked'],
})

export const listPasskeys = endpoint('get', '/api/account/passkeys', {
  scope: 'person',
  verb: 'account',
  summary: 'The passkeys of the account, the oldest first',
  output: z.array(passkeySchema).max(PASSKEYS_LIMIT),
})

export const beginPasskey = endpoint('post', '/api/account/passkeys/begin', {
  scope: 'person',
  verb: 'account',
  summary: 'Ask for what a browser needs to make a passkey',
  body: deleteAccountSchema.pick({ password: true }),
  output: optionsSchema,
  errors: ['wrong_password', 'too_many_passkeys'],
})

export const addPasskey = endpoint('post', '/api/account/passkeys', {
  scope: 'person',
  verb: 'account',
  summary: 'Keep the passkey that a browser made',
  body: z.object({ name: nameSchema, response: responseSchema }),
  status: 201,
  output: passkeySchema,
  errors: ['passkey_wrong'],
})

export const renamePasskey = endpoint('patch', '/api/account/passkeys/{id}', {
  scope: 'person',
  verb: 'account',
  summary: 'Give a passkey another name',
  params: passkeyParams,
  body: z.object({ name: nameSchema }),
  errors: ['passkey_not_found'],
})

export const removePasskey = endpoint('delete', '/api/account/passkeys/{id}', {
  scope: 'person',
  verb: 'account',
  summary: 'Remove a passkey; it signs nobody in from then on',
  params: passkeyParams,
  errors: ['passkey_not_found'],
})

const phone = { id: 'Zk3vQx9LmT', name: 'Phone', createdAt: '2026-11-02T09:30:00.000Z' }
const options = {
  options: '{"challenge":"Y2hhbGxlbmdl","rpId":"menus.example.com","userVerification":"preferred"}',
}
const response = '{"id":"AXv3kQ","type":"public-key","response":{"signature":"MEUCIQ"}}'

export const examples = {
  beginPasskeySignIn: { output: options },
  finishPasskeySignIn: { body: { response } },
  listPasskeys: { output: [phone] },
  beginPasskey: { body: { password: 'the password of the account' }, output: options },
  addPasskey: { body: { name: 'Phone', response }, output: phone },
  renamePasskey: { body: { name: 'Old phone' } },
}
