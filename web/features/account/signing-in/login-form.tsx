import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { login, type loginSchema, type User } from '#contract/accounts/accounts.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { lazyPart } from '../../../ui/parts/part-boundary.tsx'
import { showRefusal } from '../forms/account-form.ts'
import type { PlainForm } from '../forms/plain-form.ts'

const PasskeyEntry = lazyPart(async () => (await import('../passkeys/passkey-entry.tsx')).PasskeyEntry)
const CodeForm = lazyPart(async () => (await import('./code-form.tsx')).CodeForm)

export type LoginValues = z.infer<typeof loginSchema>

export interface LoginFormProps {
  form: PlainForm<LoginValues>
  onSignedIn: (user: User) => void
  /** One account alone may sign in here. */
  isUsernameFixed?: boolean
}

export function LoginForm({ form, onSignedIn, isUsernameFixed = false }: LoginFormProps) {
  const signIn = useMutation({
    mutationFn: (body: LoginValues) => call(login, { body }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'code_needed') return
      showRefusal(form, error, { title: 'Login failed', fallback: 'Invalid username or password' })
    },
  })
  const { field } = form
  if (signIn.error instanceof ApiError && signIn.error.code === 'code_needed')
    return (
      <Suspense>
        <CodeForm onSignedIn={onSignedIn} onBack={signIn.reset} />
      </Suspense>
    )
  return (
    <form
      noValidate
      onSubmit={form.submit((values) => signIn.mutate(values))}
      className="flex flex-col gap-5"
    >
      <TextField
        label={isUsernameFixed ? 'Username' : 'Username or email'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isUsernameFixed}
        {...field('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus={isUsernameFixed}
        {...field('password')}
      />
      <Button
        type="submit"
        size="lg"
        isPending={signIn.isPending || signIn.isSuccess}
        pendingLabel="Logging in..."
      >
        Login
      </Button>
      <Link to="/forgot-password" className="link self-center py-1 text-sm">
        Forgot your password?
      </Link>
      {!isUsernameFixed && (
        <Suspense>
          <PasskeyEntry onSignedIn={onSignedIn} />
        </Suspense>
      )}
    </form>
  )
}
