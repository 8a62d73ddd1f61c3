import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { requestPasswordReset, requestPasswordResetSchema } from '#contract/accounts/accounts.ts'
import { call } from '../../../lib/api.ts'
import { fieldOf } from '../../../lib/field-of.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { showRefusal } from '../forms/account-form.ts'
import { PlainPage } from '../forms/plain-page.tsx'

export function ForgotPassword() {
  const form = useForm({ resolver: zodResolver(requestPasswordResetSchema), defaultValues: { email: '' } })
  const send = useMutation({
    mutationFn: (body: { email: string }) => call(requestPasswordReset, { body }),
    onError: (error) =>
      showRefusal(form, error, {
        title: 'Error',
        fallback: 'The email could not be sent. Please try again.',
      }),
  })
  if (send.isSuccess) {
    return (
      <PlainPage title="Check your email">
        <p role="status" className="text-quiet [overflow-wrap:anywhere]">
          If there is an account with <strong className="text-ink">{send.variables.email}</strong>, an email
          with a link is on its way. The link works once, for an hour.
        </p>
        <p className="text-quiet">Didn’t get it? Check your spam folder and the address.</p>
        <Button variant="secondary" onClick={() => send.reset()}>
          Use another address
        </Button>
        <BackToLogin />
      </PlainPage>
    )
  }
  return (
    <PlainPage title="Forgot your password?">
      <p className="text-quiet">
        Enter the email address of your account. We will send you a link to choose a new password.
      </p>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => send.mutate(values))}
        className="flex flex-col gap-5"
      >
        <TextField label="Email" type="email" autoComplete="email" {...fieldOf(form)('email')} />
        <Button type="submit" size="lg" isPending={send.isPending}>
          Send the link
        </Button>
      </form>
      <BackToLogin />
    </PlainPage>
  )
}

const BackToLogin = () => (
  <Link to="/auth" className="link self-start text-sm">
    Back to Login
  </Link>
)
