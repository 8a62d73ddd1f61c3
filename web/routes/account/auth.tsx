import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { type AccountNotice, accountNotice } from '#domain/site/account-notice.ts'
import { site } from '#domain/site/content.ts'
import { PlainFooter, PlainHeader } from '../../features/account/forms/plain-page.tsx'
import { AuthForm } from '../../features/account/signing-in/auth-form.tsx'
import { Benefits } from '../../features/account/signing-in/benefits.tsx'
import { beginSession, goHome, leaveNotice } from '../../features/account/signing-in/session.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { toast } from '../../ui/toast-store.ts'
import { Waiting } from '../frame/waiting.tsx'

/** Login and Register; a signed-in user is sent to the page they came from, else home. */
export function AuthScreen() {
  const { data: user, isPending } = useQuery(currentUserQuery)
  const from = screenBefore(useLocation().state)
  const [search] = useSearchParams()

  function enter(entered: User, notice: AccountNotice) {
    toast(accountNotice(notice, entered.username))
    if (!from) leaveNotice(notice)
    void beginSession(entered, from !== null && isAboutOpenMenu(from))
  }

  if (isPending) return <Waiting />
  if (user) return from ? <Navigate to={from} replace /> : <Home />
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Sign In · ${site.brandName}`}</title>
      <PlainHeader />
      <main className="page-width grid grow content-start gap-12 py-10 sm:py-16 lg:grid-cols-2 lg:gap-20">
        <div className="mx-auto w-full max-w-110 lg:mx-0 lg:py-8">
          <AuthForm invitation={search.get('invitation')} onEnter={enter} />
        </div>
        <Benefits />
      </main>
      <PlainFooter />
    </div>
  )
}

function Home() {
  useEffect(goHome, [])
  return <Waiting />
}

/** Does the screen at this address continue the menu that is open in the browser? */
const isAboutOpenMenu = (address: string): boolean => /^\/menu-(builder|designer)(\?|$)/.test(address)

/** The address that a protected screen leaves behind when it sends a visitor here. */
function screenBefore(state: unknown): string | null {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && from.startsWith('/') ? from : null
}
