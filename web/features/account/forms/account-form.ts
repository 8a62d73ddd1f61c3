import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, sentenceOf } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Refusals that belong to one field of the form. */
const fieldOfCode: Readonly<Record<string, string>> = {
  username_taken: 'username',
  username_reserved: 'username',
  email_taken: 'email',
}

/** Tells why the server refused: in a toast, and at the field where it belongs to one. */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  { title, fallback }: { readonly title: string; readonly fallback: string },
): void {
  const sentence = sentenceOf(error, fallback)
  toast({ title, description: sentence, variant: 'destructive' })
  if (!(error instanceof ApiError)) return
  const known = error.details?.fields ?? []
  const path = error.code && fieldOfCode[error.code]
  for (const field of path ? [{ path, message: sentence }] : known) {
    if (field.path in form.getValues()) {
      form.setError(field.path as Path<Values>, { message: field.message }, { shouldFocus: true })
    }
  }
}
