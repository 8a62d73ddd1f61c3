import { type FormEvent, useState } from 'react'
import { login, register } from '#contract/accounts.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export function AuthForm() {
  const [isRegistering, setRegistering] = useState(false)
  const [error, setError] = useState<string>()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { username = '', password = '', email = '' } = values
    try {
      if (isRegistering) await call(register, { body: { username, password, email } })
      else await call(login, { body: { username, password } })
      window.location.assign('/')
    } catch (failure) {
      setError(sentenceOf(failure, 'Login failed'))
    }
  }
  return (
    <form onSubmit={submit} className="flex max-w-110 flex-col gap-4">
      <h1>{isRegistering ? 'Create an Account' : 'Welcome Back'}</h1>
      <TextField label="Username" name="username" autoComplete="username" />
      {isRegistering && <TextField label="Email" name="email" type="email" />}
      <TextField label="Password" name="password" type="password" error={error} />
      <Button type="submit">{isRegistering ? 'Register' : 'Login'}</Button>
      <Button variant="quiet" onClick={() => setRegistering(!isRegistering)}>
        {isRegistering ? 'Login instead' : 'Register instead'}
      </Button>
    </form>
  )
}
