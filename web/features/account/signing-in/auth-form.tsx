import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginSchema, registerFormSchema, type User } from '#contract/accounts.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import { installation } from '../../../lib/installation.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegistrationNote } from './registration-note.tsx'

export interface AuthFormProps {
  /** The token of an invitation that was opened. */
  invitation: string | null
  /** Which form a visitor sees first. */
  startsWith: 'login' | 'register'
  onEnter: (user: User, notice: AccountNotice) => void
}

/** Login and Register. What was typed in one tab is still there after a look at the other. */
export function AuthForm({ invitation, startsWith, onEnter }: AuthFormProps) {
  const { registration } = installation()
  const [tab, setTab] = useState<string>(invitation ? 'register' : startsWith)
  const loginForm = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { username: '', password: '' },
  })
  const registerForm = useForm({
    resolver: zodResolver(registerFormSchema),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const login = <LoginForm form={loginForm} onSignedIn={(user) => onEnter(user, 'signed-in')} />
  if (registration !== 'open' && !invitation) {
    return (
      <>
        <h1 className="mb-6">Welcome Back</h1>
        {login}
        <RegistrationNote registration={registration} />
      </>
    )
  }
  return (
    <>
      <h1>{tab === 'login' ? 'Welcome Back' : 'Create an Account'}</h1>
      <Tabs value={tab} onValueChange={setTab} className="mt-6">
        <TabList label="Login or register">
          <Tab value="login">Login</Tab>
          <Tab value="register">Register</Tab>
        </TabList>
        <TabPanel value="login">{login}</TabPanel>
        <TabPanel value="register">
          <RegisterForm
            form={registerForm}
            invitation={registration === 'open' ? null : invitation}
            onRegistered={(user) => onEnter(user, 'registered')}
          />
        </TabPanel>
      </Tabs>
    </>
  )
}
