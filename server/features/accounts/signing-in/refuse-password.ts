import { newPasswordFault, type PasswordOwner } from '#domain/accounts/new-password.ts'
import { AppError } from '../../../errors/app-error.ts'

/** @throws {AppError} `invalid_input` at the field, for a new password that is guessed first */
export function refuseGuessedPassword(password: string, owner: PasswordOwner, path: string): void {
  const message = newPasswordFault(password, owner)
  if (message) throw new AppError('invalid_input', { message, details: { fields: [{ path, message }] } })
}
