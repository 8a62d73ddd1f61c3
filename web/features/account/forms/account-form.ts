import { ApiError, sentenceOf } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

const fieldOfCode: Readonly<Record<string, string>> = {
  username_taken: 'username',
  username_reserved: 'username',
  email_taken: 'email',
  wrong_credentials: 'password',
}

/** What this file needs of a form, with or without the library. */
interface RefusedForm {
  getValues(): object
  setError(name: never, error: { message: string }, options: { shouldFocus: boolean }): void
}

/** Tells why the server refused: in a toast, and at the field where it belongs to one. */
export function showRefusal(
  form: RefusedForm,
  error: unknown,
  { title, fallback }: { readonly title: string; readonly fallback: string },
): void {
  const sentence = sentenceOf(error, fallback)
  toast({ title, description: sentence, variant: 'destructive' })
  if (!(error instanceof ApiError)) return
  const known = error.details?.fields ?? []
  const path = error.code && fieldOfCode[error.code]
  for (const field of path ? [{ path, message: sentence }] : known) {
    if (field.path in form.getValues())
      form.setError(field.path as never, { message: field.message }, { shouldFocus: true })
  }
}
