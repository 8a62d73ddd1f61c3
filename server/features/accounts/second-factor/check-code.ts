import { AppError } from '../../../errors/app-error.ts'
import type { Attempts } from '../../../limits/attempts.ts'
import type { AuthCall, AuthRequest } from '../signing-in/auth.ts'

const OF_APP = /^\d{6}$/u

/** How a code is checked: six digits are those of an app, all else is a recovery code. */
export const checkOf = (code: string, request: AuthRequest): [AuthCall, AuthRequest, { code: string }] => [
  OF_APP.test(code) ? 'verifyTOTP' : 'verifyBackupCode',
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

/**
 * Notes that a right code of an app was used: the library would take it again while its time lasts. Recovery codes it
 * crosses out itself.
 * @throws {AppError} `code_used`
 */
export async function useCode(attempts: Attempts, accountId: string, code: string): Promise<void> {
  if (!OF_APP.test(code)) return
  try {
    await attempts.take(['code of account', `${accountId}\n${code}`])
  } catch (error) {
    throw error instanceof AppError && error.code === 'too_many_requests' ? new AppError('code_used') : error
  }
}
