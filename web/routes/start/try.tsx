import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { Builder } from '../../features/builder/builder.tsx'
import { restaurantsQuery } from '../../features/start/restaurant-profile.ts'
import { TrialLine } from '../../features/start/trial/trial-line.tsx'
import { enterTrial } from '../../features/start/trial/trial-session.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { installation } from '../../lib/installation.ts'
import { queryClient } from '../../lib/query-client.ts'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { askedToRegister, useTrial } from '../../menu/trial/trial.ts'
import { PremiumFeatureDialog } from '../../plan/lazy-premium-feature-dialog.tsx'
import { TestPaymentsLine } from '../../ui/layout/test-payments-line.tsx'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { ConnectionNote } from '../frame/connection-note.tsx'
import { Waiting } from '../frame/waiting.tsx'

const RegisterDialog = lazyDialog(
  async () => (await import('../../features/start/trial/register-dialog.tsx')).RegisterDialog,
)

/** `/try`: the editor without an account, on a sample menu that the browser keeps. */
export function TryScreen() {
  const user = useCurrentUser()
  if (user === undefined) return <Waiting />
  // Someone with an account begins a menu there; where nobody may register, there is nothing to try for.
  if (user) return <Navigate to="/start" replace />
  if (installation().registration !== 'open') return <Navigate to="/auth" replace />
  return <Trial />
}

function Trial() {
  const [isReady, setIsReady] = useState(false)
  const isAsking = useTrial((trial) => trial.isAsking)
  useEffect(() => {
    // A stranger has none, and the server would refuse to say so.
    queryClient.setQueryData(restaurantsQuery.queryKey, [])
    const leave = enterTrial()
    setIsReady(true)
    return leave
  }, [])
  if (!isReady) return <Waiting />
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenTitle name="Try the Editor" />
      {installation().saysPaymentsAreTests && <TestPaymentsLine />}
      <ConnectionNote />
      <TrialLine />
      <div className="grow">
        <Builder onContinueToDesign={askedToRegister} />
      </div>
      <PremiumFeatureDialog />
      {isAsking && <RegisterDialog />}
    </div>
  )
}
