import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import type { User } from '#contract/accounts/accounts.ts'
import { finishLogin, secondFactorCodeSchema } from '#contract/accounts/second-factor.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { usePlainForm } from '../forms/plain-form.ts'

interface CodeFormProps {
  onSignedIn: (user: User) => void
  /** The password is asked for again. */
  onBack: () => void
}

const schema = z.object({ code: secondFactorCodeSchema })

/** After the password, for who has two-factor authentication. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const form = usePlainForm(schema, { code: '' })
  const top = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone.
  useEffect(() => top.current?.querySelector('input')?.focus(), [])
  const finish = useMutation({
    mutationFn: (body: { code: string }) => call(finishLogin, { body }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && (error.code === 'code_wrong' || error.code === 'code_used'))
        form.setError('code', { message: sentenceOf(error, 'This code is wrong.') }, { shouldFocus: true })
      else {
        showErrorToast(error)
        if (error instanceof ApiError && error.code === 'code_expired') onBack()
      }
    },
  })
  return (
    <form
      ref={top}
      noValidate
      onSubmit={form.submit((values) => finish.mutate(values))}
      className="flex flex-col gap-5"
    >
      <TextField
        label="Code"
        hint="The six digits that your authenticator app shows now. Without the app, use a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button
        type="submit"
        size="lg"
        isPending={finish.isPending || finish.isSuccess}
        pendingLabel="Logging in..."
      >
        Continue
      </Button>
      <Button variant="quiet" onClick={onBack} className="self-center">
        Back
      </Button>
    </form>
  )
}
