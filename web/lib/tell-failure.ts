import { toast } from '../ui/toast-store.ts'
import { sentenceOf } from './api.ts'

/** Says what failed in a toast: why, or this sentence where nothing more precise is known. */
export const tellFailureOr =
  (fallback: string) =>
  (error: unknown): void => {
    toast({ variant: 'destructive', title: 'Error', description: sentenceOf(error, fallback) })
  }

/** For what needs no words of its own, as in `onError: tellFailure`. */
export const tellFailure = tellFailureOr('An unexpected error occurred. Please try again.')
