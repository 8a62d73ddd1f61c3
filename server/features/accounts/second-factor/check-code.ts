import { AppError } from '../../../errors/app-error.ts'
import type { AuthCall, AuthRequest } from '../signing-in/auth.ts'

/** How a code is checked: six digits are those of an app, all else is a recovery code. */
export const checkOf = (code: string, request: AuthRequest): [AuthCall, AuthRequest, { code: string }] => [
  /^\d{6}$/u.test(code) ? 'verifyTOTP' : 'verifyBackupCode',
  request,
  { code },
]

/** Codes of the library after which only signing in again helps. */
const OVER = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'ACCOUNT_TEMPORARILY_LOCKED']

const NOT_SET_UP = ['TOTP_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED', 'TWO_FACTOR_NOT_ENABLED']

export function codeError({ code = '', ...cause }: { readonly code?: string }): AppError {
  const name = OVER.includes(code)
    ? 'code_expired'
    : NOT_SET_UP.includes(code)
      ? 'second_factor_off'
      : 'code_wrong'
  return new AppError(name, { cause: { code, ...cause } })
}
