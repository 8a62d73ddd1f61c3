import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginSchema, registerFormSchema, type User } from '#contract/accounts.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export interface AuthFormProps {
  onEnter: (user: User, notice: AccountNotice) => void
}

/** Login and Register. What was typed in one tab is still there after a look at the other. */
export function AuthForm({ onEnter }: AuthFormProps) {
  const [tab, setTab] = useState('login')
  const loginForm = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { username: '', password: '' },
  })
  const registerForm = useForm({
    resolver: zodResolver(registerFormSchema),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  return (
    <>
      <h1>{tab === 'login' ? 'Welcome Back' : 'Create an Account'}</h1>
      <Tabs value={tab} onValueChange={setTab} className="mt-6">
        <TabList label="Sign in or sign up">
          <Tab value="login">Login</Tab>
          <Tab value="register">Register</Tab>
        </TabList>
        <TabPanel value="login">
          <LoginForm form={loginForm} onSignedIn={(user) => onEnter(user, 'signed-in')} />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm form={registerForm} onRegistered={(user) => onEnter(user, 'registered')} />
        </TabPanel>
      </Tabs>
    </>
  )
}
