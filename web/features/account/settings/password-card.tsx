import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { changePassword, changePasswordSchema } from '#contract/accounts/accounts.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { fieldOf } from '../../../lib/field-of.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { repeatedPasswordSchema } from '../forms/repeated-password.ts'
import { activityQuery, sessionsQuery } from './account-queries.ts'

const formSchema = repeatedPasswordSchema.safeExtend({
  currentPassword: changePasswordSchema.shape.currentPassword,
})

type Values = z.infer<typeof formSchema>

const blank: Values = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordCard() {
  const form = useForm<Values>({ resolver: zodResolver(formSchema), defaultValues: blank })
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: Values) =>
      call(changePassword, { body: { currentPassword, newPassword: password } }),
    onSuccess: () => {
      form.reset(blank)
      toast({
        title: 'Password changed',
        description: 'You were signed out on all other devices.',
      })
      void askAgain(sessionsQuery, activityQuery)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return showErrorToast(error)
      const isAtNew = error.details?.fields?.some(({ path }) => path === 'newPassword')
      if (!isAtNew && error.code !== 'wrong_password') return showErrorToast(error)
      const field = isAtNew ? 'password' : 'currentPassword'
      form.setError(field, { message: error.sentence }, { shouldFocus: true })
    },
  })
  const field = fieldOf(form)
  return (
    <Card title="Password" description="Changing it signs you out everywhere else.">
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => change.mutate(values))}
        className="flex max-w-96 flex-col gap-5"
      >
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields label="New password" confirmLabel="Confirm new password" field={field} />
        <Button type="submit" className="self-start" isPending={change.isPending}>
          Change password
        </Button>
      </form>
    </Card>
  )
}
