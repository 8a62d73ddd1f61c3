import type { User } from '#contract/accounts/accounts.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { KeyScope } from '#domain/access/keys.ts'
import type { AppError } from '../../errors/app-error.ts'

export interface CallersKey {
  readonly id: string
  readonly scope: KeyScope
  readonly isForModel: boolean
}

/** Who proposes a change, as changes say it. */
export const makerOf = (key: CallersKey | undefined): 'person' | 'program' | 'model' =>
  key ? (key.isForModel ? 'model' : 'program') : 'person'

/** Asks what a key may do. */
interface KeyGuard {
  /** @throws {AppError} for a call that the key may not make, whatever the call names */
  admitToCall(call: Endpoint): void
  /** @throws {AppError} for what the key may not do with the things that a call names */
  admitToThings(call: Endpoint, input: CallInput): Promise<void>
}

export interface Program {
  readonly user: User
  readonly key: CallersKey
  readonly guard: KeyGuard
}

/** Who makes a call: a person, a program, or nobody that is known. */
export interface Caller extends Partial<Omit<Program, 'user'>> {
  readonly user: User | null
  /** Why a key that was sent is not taken. */
  readonly refusal?: AppError
}
