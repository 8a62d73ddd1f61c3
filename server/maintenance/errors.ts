import { AppError } from '../errors/app-error.ts'

/** Why a command for the operator did not do its work, in one line. */
export class MaintenanceError extends Error {
  override readonly name = 'MaintenanceError'
}

/** The reason of an error for the operator: a message for users has the true reason as its cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.cause !== undefined) return reasonOf(error.cause)
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
}
