import { AuthForm } from '../features/account/auth-form.tsx'

export function AuthScreen() {
  return (
    <main className="page-width py-8">
      <AuthForm />
    </main>
  )
}
