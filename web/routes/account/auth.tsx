import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { JOIN_PAGE } from '#contract/accounts/people.ts'
import { REFUSED_PARAMETER } from '#contract/accounts/single-sign-on.ts'
import { type AccountNotice, accountNotice } from '#domain/site/account-notice.ts'
import { PlainFooter, PlainHeader } from '../../features/account/forms/plain-page.tsx'
import { AuthForm } from '../../features/account/signing-in/auth-form.tsx'
import { Benefits } from '../../features/account/signing-in/benefits.tsx'
import { currentUserQuery } from '../../lib/current-user.ts'
import { installation } from '../../lib/installation.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { Waiting } from '../frame/waiting.tsx'
import { isAboutOpenMenu, templateAskedFor, wayOn } from './way-on.ts'

/** Login and Register; a signed-in user is sent to the page they came from, else to the own menus. */
export function AuthScreen() {
  const { data: user, isPending } = useQuery(currentUserQuery)
  const [arrival, setArrival] = useState<AccountNotice | null>(null)
  const [hasTrial, setHasTrial] = useState(false)
  const [search] = useSearchParams()
  const from = screenBefore(useLocation().state, search.get('from'))
  const comesAs = arrivalOf(search.get('arrived'))
  const template = templateAskedFor(from)

  useEffect(() => {
    // It comes while somebody types a name and a password; the form itself needs nothing of menus.
    const arriving = import('./arriving.ts')
    if (template !== null) arriving.then(({ wantTemplate }) => wantTemplate(template)).catch(showErrorToast)
    else arriving.catch(() => undefined)
  }, [template])

  async function enter(entered: User, notice: AccountNotice) {
    const { beginSession, claimTrial } = await import('./arriving.ts')
    setArrival(notice)
    setHasTrial(claimTrial(localStorage, entered.id, notice === 'registered') === 'taken')
    toast(accountNotice(notice, entered.username, installation().brandName))
    await beginSession(entered, from !== null && isAboutOpenMenu(from))
  }

  if (isPending) return <Waiting />
  if (user && comesAs && arrival === null)
    return <FromProvider onArrive={() => void enter(user, comesAs).catch(() => setArrival(comesAs))} />
  if (user) return <Navigate to={wayOn(from, arrival, hasTrial)} replace />
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenTitle name="Sign In" />
      <PlainHeader />
      <main className="page-width grid grow content-start gap-12 py-10 sm:py-16 lg:grid-cols-2 lg:gap-20">
        <div className="mx-auto w-full max-w-110 lg:mx-0 lg:py-8">
          <AuthForm
            invitation={search.get('invitation') ?? houseInvitationOf(from)}
            from={from}
            refused={search.get(REFUSED_PARAMETER)}
            startsWith={search.get('tab') === 'register' ? 'register' : 'login'}
            // Signed in all the same: the page that is loaded again leads on.
            onEnter={(entered, notice) => void enter(entered, notice).catch(() => window.location.reload())}
          />
        </div>
        <Benefits />
      </main>
      <PlainFooter />
    </div>
  )
}

/** The address that a protected screen leaves behind when it sends a visitor here, or that came back from a provider. */
function screenBefore(state: unknown, returned: string | null): string | null {
  const from = (state as { from?: unknown } | null)?.from ?? returned
  return typeof from === 'string' && /^\/(?![/\\])/u.test(from) ? from : null
}

const arrivalOf = (text: string | null): 'signed-in' | 'registered' | null =>
  text === 'signed-in' || text === 'registered' ? text : null

/** Somebody comes back from the provider, signed in: what is done after a form is done now. */
function FromProvider({ onArrive }: { onArrive: () => void }) {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    onArrive()
  }, [onArrive])
  return <Waiting />
}

/** The token of an invitation to a house that led here: it is leave to register too. */
const houseInvitationOf = (from: string | null): string | null =>
  from?.startsWith(`${JOIN_PAGE}#`) ? from.slice(JOIN_PAGE.length + 1) : null
