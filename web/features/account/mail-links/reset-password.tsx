import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { resetPassword } from '#contract/accounts/accounts.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { fieldOf } from '../../../lib/field-of.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { showRefusal } from '../forms/account-form.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { PlainPage } from '../forms/plain-page.tsx'
import { repeatedPasswordSchema } from '../forms/repeated-password.ts'

type Values = z.infer<typeof repeatedPasswordSchema>

/** Where the link of a mail leads: a new password, once. */
export function ResetPassword({ token }: { token: string | null }) {
  const navigate = useNavigate()
  const form = useForm<Values>({
    resolver: zodResolver(repeatedPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const reset = useMutation({
    mutationFn: ({ password }: Values) => call(resetPassword, { body: { token: token ?? '', password } }),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Please sign in with your new password.' })
      // All sessions have ended, the one of this browser too.
      queryClient.removeQueries({ queryKey: currentUserQuery.queryKey })
      navigate('/auth', { replace: true })
    },
    onError: (error) => {
      if (isLinkInvalid(error)) return
      showRefusal(form, error, {
        title: 'Error',
        fallback: 'The password could not be changed. Please try again.',
      })
    },
  })
  if (!token || isLinkInvalid(reset.error)) {
    return (
      <PlainPage title="This link no longer works">
        <p role="status" className="text-quiet">
          It was already used, is more than an hour old, or is incomplete. Your password has not changed.
        </p>
        <ScreenLink to="/forgot-password" size="lg">
          Ask for a new link
        </ScreenLink>
      </PlainPage>
    )
  }
  const field = fieldOf(form)
  return (
    <PlainPage title="Choose a new password">
      <p className="text-quiet">You will be signed out on every device.</p>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => reset.mutate(values))}
        className="flex flex-col gap-5"
      >
        <NewPasswordFields label="New password" confirmLabel="Confirm new password" field={field} />
        <Button type="submit" size="lg" isPending={reset.isPending || reset.isSuccess}>
          Change password
        </Button>
      </form>
    </PlainPage>
  )
}

const isLinkInvalid = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reset_link_invalid'
