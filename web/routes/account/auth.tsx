import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { type AccountNotice, accountNotice } from '#domain/site/account-notice.ts'
import { site } from '#domain/site/content.ts'
import { PlainFooter, PlainHeader } from '../../features/account/forms/plain-page.tsx'
import { AuthForm } from '../../features/account/signing-in/auth-form.tsx'
import { Benefits } from '../../features/account/signing-in/benefits.tsx'
import { beginSession } from '../../features/account/signing-in/session.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { wantTemplate } from '../../menu/store/wanted-template.ts'
import { claimTrial } from '../../menu/trial/kept-trial.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { Waiting } from '../frame/waiting.tsx'
import { isAboutOpenMenu, templateAskedFor, wayOn } from './way-on.ts'

/** Login and Register; a signed-in user is sent to the page they came from, else to the own menus. */
export function AuthScreen() {
  const { data: user, isPending } = useQuery(currentUserQuery)
  const [arrival, setArrival] = useState<AccountNotice | null>(null)
  const [hasTrial, setHasTrial] = useState(false)
  const from = screenBefore(useLocation().state)
  const [search] = useSearchParams()
  const template = templateAskedFor(from)

  useEffect(() => {
    if (template !== null) wantTemplate(template)
  }, [template])

  function enter(entered: User, notice: AccountNotice) {
    setArrival(notice)
    setHasTrial(claimTrial(localStorage, entered.id, notice === 'registered') === 'taken')
    toast(accountNotice(notice, entered.username))
    void beginSession(entered, from !== null && isAboutOpenMenu(from))
  }

  if (isPending) return <Waiting />
  if (user) return <Navigate to={wayOn(from, arrival, hasTrial)} replace />
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Sign In · ${site.brandName}`}</title>
      <PlainHeader />
      <main className="page-width grid grow content-start gap-12 py-10 sm:py-16 lg:grid-cols-2 lg:gap-20">
        <div className="mx-auto w-full max-w-110 lg:mx-0 lg:py-8">
          <AuthForm
            invitation={search.get('invitation')}
            startsWith={search.get('tab') === 'register' ? 'register' : 'login'}
            onEnter={enter}
          />
        </div>
        <Benefits />
      </main>
      <PlainFooter />
    </div>
  )
}

/** The address that a protected screen leaves behind when it sends a visitor here. */
function screenBefore(state: unknown): string | null {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && from.startsWith('/') ? from : null
}
