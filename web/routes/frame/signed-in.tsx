import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { EDITOR_PATHS, REGISTER_PATH, START_PATH } from '#contract/pages/pages.ts'
import { quickLinks } from '#contract/pages/site-links.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { mayDo } from '#domain/access/roles.ts'
import { AppHeader } from '../../features/account/app-header.tsx'
import { claimBrowser, followOtherTabs, isKnownBrowser } from '../../features/account/signing-in/session.ts'
import { SubscriptionBanner } from '../../features/billing/subscription/subscription-banner.tsx'
import { TrialWorkNote } from '../../features/start/trial/trial-work-note.tsx'
import { useTrialWork } from '../../features/start/trial/use-trial-work.ts'
import { sentenceOf } from '../../lib/api.ts'
import { NoConnectionError } from '../../lib/connection.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { installation } from '../../lib/installation.ts'
import { offerToAsk, useLapsedSession } from '../../lib/lapsed-session.ts'
import { judgeEditsBy } from '../../menu/store/judged-edits.ts'
import { PremiumFeatureDialog } from '../../plan/lazy-premium-feature-dialog.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TooltipProvider } from '../../ui/button/tooltip.tsx'
import { TestPaymentsLine } from '../../ui/layout/test-payments-line.tsx'
import { lazyPart } from '../../ui/parts/part-boundary.tsx'
import { ScreenFooter } from '../../ui/site-frame/screen-footer.tsx'
import { ErrorState } from '../../ui/waiting/error-state.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { FindAnywhere } from './find-anywhere.tsx'
import { useOpensCutOff } from './opens-cut-off.ts'
import { useStartAtTop } from './use-start-at-top.ts'
import { Waiting } from './waiting.tsx'

const NoRestaurantNote = lazyPart(
  async () => (await import('../../features/account/people/no-restaurant-note.tsx')).NoRestaurantNote,
)

const SignInAgain = lazyPart(
  async () => (await import('../../features/account/signing-in/sign-in-again.tsx')).SignInAgain,
)

/** The frame of every screen that needs an account: a spinner while unknown, `/auth` without a user. */
export function SignedIn() {
  const { data: user, isPending, error, refetch } = useQuery(currentUserQuery)
  const location = useLocation()
  const opensCutOff = useOpensCutOff()
  if (isPending) return <Waiting />
  if (error instanceof NoConnectionError && opensCutOff)
    return (
      <>
        <ConnectionNote />
        <Outlet />
      </>
    )
  if (error && user === undefined) {
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <ErrorState
          title="Carte cannot be reached"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {sentenceOf(error, 'An unexpected error occurred. Please try again.')}
        </ErrorState>
      </main>
    )
  }
  if (!user) {
    // "Create Your Menu" of the public pages leads a newcomer here, who has nothing to sign in with.
    const isNewcomer = beginnings.includes(location.pathname) && !isKnownBrowser()
    const way = isNewcomer ? REGISTER_PATH : '/auth'
    return <Navigate to={way} replace state={{ from: location.pathname + location.search }} />
  }
  return <Frame key={user.id} user={user} />
}

/** Only a house with people has somebody whose edits are judged. */
function limitEdits(house: User['house']): void {
  if (mayDo(house.role, 'publish')) judgeEditsBy(null)
  else void import('../../menu/editing/own-limits.ts').then(({ judgeFor }) => judgeEditsBy(judgeFor(house)))
}

const beginnings = ['/menu-builder', START_PATH]

function Frame({ user }: { user: User }) {
  useStartAtTop()
  // Before a screen below shows the menu of an earlier user.
  useState(() => claimBrowser(user))
  useEffect(() => followOtherTabs(user), [user])
  useEffect(() => limitEdits(user.house), [user.house])
  // An open menu fills the screen, and its bar has what the header and the footer lead to.
  const { pathname } = useLocation()
  const isEditor = EDITOR_PATHS.some((path) => path === pathname)
  const trial = useTrialWork(user, isEditor)
  const isAsking = useLapsedSession((session) => session.isAsking)
  useEffect(offerToAsk, [])
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col">
        {installation().saysPaymentsAreTests && <TestPaymentsLine />}
        {!isEditor && <AppHeader user={user} />}
        <ConnectionNote />
        {user.house.restaurants && !isEditor && (
          <Suspense>
            <NoRestaurantNote house={user.house} />
          </Suspense>
        )}
        {hasPlans(installation()) && <SubscriptionBanner plan={user.subscriptionPlan} />}
        <TrialWorkNote {...trial} />
        <div className="grow">{trial.work.state === 'taking' ? <Waiting /> : <Outlet />}</div>
        {!isEditor && (
          <ScreenFooter links={quickLinks(installation(), true)} supportEmail={installation().supportEmail} />
        )}
        {!isEditor && <FindAnywhere />}
        <PremiumFeatureDialog />
        {isAsking && (
          <Suspense>
            <SignInAgain user={user} />
          </Suspense>
        )}
      </div>
    </TooltipProvider>
  )
}
