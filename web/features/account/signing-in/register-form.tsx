import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { register as registerCall, type registerFormSchema, type User } from '#contract/accounts/accounts.ts'
import { usernameFor } from '#domain/accounts/user-name.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { showRefusal } from '../forms/account-form.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import type { PlainForm } from '../forms/plain-form.ts'

export type RegisterValues = z.infer<typeof registerFormSchema>

export interface RegisterFormProps {
  form: PlainForm<RegisterValues>
  /** The token of the invitation that lets this person in; null where nobody needs one. */
  invitation: string | null
  onRegistered: (user: User) => void
}

export function RegisterForm({ form, invitation, onRegistered }: RegisterFormProps) {
  const proposed = useRef('')
  const createAccount = useMutation({
    mutationFn: ({ username, email, password }: RegisterValues) =>
      call(registerCall, { body: { username, email, password, ...(invitation && { invitation }) } }),
    onSuccess: onRegistered,
    onError: (error) => {
      // Registered all the same, where an address must be confirmed before the first login.
      if (error instanceof ApiError && error.code === 'email_not_verified') {
        toast({ title: 'Confirm your email address', description: error.sentence })
      } else showRefusal(form, error, { title: 'Registration failed', fallback: 'Failed to create account' })
    },
  })
  const { field } = form
  /** Until somebody types a username, it follows the address. */
  const proposeUsername = (email: string) => {
    if (form.getValues().username !== proposed.current) return
    proposed.current = usernameFor(email)
    form.setValue('username', proposed.current)
  }
  return (
    <form
      noValidate
      onSubmit={form.submit((values) => createAccount.mutate(values))}
      className="flex flex-col gap-5"
    >
      {invitation && <InvitationNote refusal={refusalOf(createAccount.error)} />}
      <TextField label="Email" type="email" autoComplete="email" {...field('email', proposeUsername)} />
      <TextField
        label="Username"
        hint="You sign in with it, or with your email."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <NewPasswordFields label="Password" confirmLabel="Confirm Password" field={field} />
      <Button
        type="submit"
        size="lg"
        isPending={createAccount.isPending || createAccount.isSuccess}
        pendingLabel="Creating Account..."
      >
        Create Account
      </Button>
    </form>
  )
}

/** What became of the invitation stays on the screen: no other word in the form would help. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError &&
  ['invitation_invalid', 'invitation_of_other', 'registration_closed'].includes(error.code ?? '')
    ? sentenceOf(error, 'This invitation cannot be used.')
    : null

function InvitationNote({ refusal }: { refusal: string | null }) {
  if (refusal === null) return <p className="text-quiet">You are invited. Choose a name and a password.</p>
  return (
    <p role="alert" className="rounded-control border border-bad/30 bg-bad-soft px-3 py-2 text-bad text-sm">
      {refusal}
    </p>
  )
}
