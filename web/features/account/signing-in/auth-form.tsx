import { Suspense, useState } from 'react'
import { loginSchema, registerFormSchema, type User } from '#contract/accounts/accounts.ts'
import type { RegistrationMode } from '#contract/shared/installation.ts'
import type { AccountNotice } from '#domain/site/account-notice.ts'
import { installation } from '../../../lib/installation.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { lazyPart } from '../../../ui/parts/part-boundary.tsx'
import { usePlainForm } from '../forms/plain-form.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const ProviderEntry = lazyPart(
  async () => (await import('../single-sign-on/provider-entry.tsx')).ProviderEntry,
)

export interface AuthFormProps {
  /** The token of an invitation that was opened. */
  invitation: string | null
  startsWith: 'login' | 'register'
  /** The screen to go on to; null for none. */
  from: string | null
  /** Why somebody comes back from the provider; null for who was not there. */
  refused: string | null
  onEnter: (user: User, notice: AccountNotice) => void
}

/** Login and Register. What was typed in one tab is still there after a look at the other. */
export function AuthForm({ invitation, startsWith, from, refused, onEnter }: AuthFormProps) {
  const { registration, signInProvider } = installation()
  const [tab, setTab] = useState<string>(invitation ? 'register' : startsWith)
  const loginForm = usePlainForm(loginSchema, { username: '', password: '' })
  const registerForm = usePlainForm(registerFormSchema, {
    username: '',
    email: '',
    password: '',
    confirmPassword: '',
  })
  const login = <LoginForm form={loginForm} onSignedIn={(user) => onEnter(user, 'signed-in')} />
  const atProvider = signInProvider && (
    <Suspense>
      <ProviderEntry provider={signInProvider} from={from} invitation={invitation} refused={refused} />
    </Suspense>
  )
  if (registration !== 'open' && !invitation) {
    return (
      <>
        <h1 className="mb-6">Welcome Back</h1>
        {login}
        {atProvider}
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
      {atProvider}
    </>
  )
}

const words: Readonly<Record<Exclude<RegistrationMode, 'open'>, { title: string; text: string }>> = {
  invited: {
    title: 'Registration is by invitation',
    text: 'To get an account, ask the administrator for a link. Open it in this browser, and you can register here.',
  },
  closed: {
    title: 'Registration is closed',
    text: 'No new accounts are made here. If you have one, sign in above.',
  },
}

/** Under the login, where not everybody may make an account. */
function RegistrationNote({ registration }: { registration: keyof typeof words }) {
  const { title, text } = words[registration]
  return (
    <section aria-labelledby="registration" className="mt-8 border-rule border-t pt-6">
      <h2 id="registration" className="font-sans font-semibold text-base">
        {title}
      </h2>
      <p className="mt-1 text-pretty text-quiet text-sm">{text}</p>
    </section>
  )
}
