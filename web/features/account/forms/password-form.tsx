import type { UseMutationResult } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, sentenceOf } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { usePlainForm } from './plain-form.ts'

interface PasswordFormProps {
  /** What the password is for, on the button. */
  action: string
  mutation: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending'>
  onCancel: () => void
}

const schema = z.object({ password: z.string().min(1, 'Required') })

/** Asks for the password before what guards the account changes. */
export function PasswordForm({ action, mutation, onCancel }: PasswordFormProps) {
  const form = usePlainForm(schema, { password: '' })
  const send = ({ password }: { password: string }) =>
    mutation.mutate(password, {
      onError: (error) =>
        error instanceof ApiError && error.code === 'wrong_password'
          ? form.setError(
              'password',
              { message: sentenceOf(error, 'This is not your password.') },
              { shouldFocus: true },
            )
          : showErrorToast(error),
    })
  return (
    <form noValidate onSubmit={form.submit(send)} className="flex max-w-96 flex-col gap-4">
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={mutation.isPending}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
