import { toast } from '../ui/toast/toast-store.ts'
import { sentenceOf } from './api.ts'

/** Shows the reason of a failure in a toast, or this sentence when no reason is known. */
export const tellFailureOr =
  (fallback: string, title = 'Error') =>
  (error: unknown): void => {
    toast({ variant: 'destructive', title, description: sentenceOf(error, fallback) })
  }

/** With the general sentence, as in `onError: showErrorToast`. */
export const showErrorToast = tellFailureOr('An unexpected error occurred. Please try again.')
