import type { User } from '#contract/accounts/accounts.ts'
import type { Installation } from '#contract/shared/installation.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * A stranger tries the editor where anybody may register: elsewhere the work could not be kept, and the servers
 * are for those who were let in.
 * @throws {AppError} `not_signed_in`
 */
export function admitToTrial(user: User | null, { registration }: Pick<Installation, 'registration'>): void {
  if (!user && registration !== 'open') throw new AppError('not_signed_in')
}
