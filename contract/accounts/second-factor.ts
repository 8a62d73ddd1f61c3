import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { deleteAccountSchema, userSchema } from './accounts.ts'

export const resource = [
  12,
  'Two-factor authentication',
  'A code of an authenticator app next to the password, and recovery codes.',
] as const

/** Recovery codes of one account; each works once. */
export const RECOVERY_CODES = 10

const passwordBody = deleteAccountSchema.pick({ password: true })

/** Six digits of the app, with or without spaces, or a recovery code. */
export const secondFactorCodeSchema = z
  .string('Required')
  .trim()
  .min(1, 'Please enter a code')
  .max(40, 'This is not a code')
  .transform((typed) => typed.replaceAll(/\s/gu, ''))

const codeBody = z.object({ code: secondFactorCodeSchema })

const recoveryCodesSchema = z
  .array(z.string())
  .meta({ description: 'Shown this once. Each signs in once in place of a code.' })

export const finishLogin = endpoint('post', '/api/login/code', {
  scope: 'person',
  summary: 'Finish signing in with a code, after a login that was answered `code_needed`',
  access: 'anyone',
  body: codeBody,
  output: userSchema,
  errors: ['code_wrong', 'code_used', 'code_expired', 'second_factor_off', 'account_locked'],
})

export const readSecondFactor = endpoint('get', '/api/account/second-factor', {
  scope: 'person',
  verb: 'account',
  summary: 'Whether signing in takes a code',
  output: z.object({ isOn: z.boolean() }),
})

export const beginSecondFactor = endpoint('post', '/api/account/second-factor', {
  scope: 'person',
  verb: 'account',
  summary: 'Get a secret for an authenticator app; it counts once a code of it was confirmed',
  body: passwordBody,
  status: 201,
  output: z.object({
    uri: z.string().meta({ description: 'As `otpauth://`, for a QR code.' }),
    recoveryCodes: recoveryCodesSchema,
  }),
  errors: ['wrong_password', 'second_factor_on'],
})

export const confirmSecondFactor = endpoint('post', '/api/account/second-factor/confirm', {
  scope: 'person',
  verb: 'account',
  summary: 'Turn two-factor authentication on with a code of the app; all other sessions end',
  body: codeBody,
  errors: ['code_wrong', 'second_factor_off'],
})

export const endSecondFactor = endpoint('post', '/api/account/second-factor/end', {
  scope: 'person',
  verb: 'account',
  summary: 'Turn two-factor authentication off',
  body: passwordBody,
  errors: ['wrong_password'],
})

export const makeRecoveryCodes = endpoint('post', '/api/account/second-factor/recovery-codes', {
  scope: 'person',
  verb: 'account',
  summary: 'Make other recovery codes; those of before no longer work',
  body: passwordBody,
  output: z.object({ recoveryCodes: recoveryCodesSchema }),
  errors: ['wrong_password', 'second_factor_off'],
})

const password = 'the password of the account'

export const examples = {
  finishLogin: { body: { code: '123456' } },
  readSecondFactor: { output: { isOn: true } },
  beginSecondFactor: {
    body: { password },
    output: {
      uri: 'otpauth://totp/Carte:marcella%40example.com?secret=ONSWG4TFOQ&issuer=Carte',
      recoveryCodes: ['a1b2c-d3e4f'],
    },
  },
  confirmSecondFactor: { body: { code: '123456' } },
  endSecondFactor: { body: { password } },
  makeRecoveryCodes: { body: { password }, output: { recoveryCodes: ['a1b2c-d3e4f'] } },
}
