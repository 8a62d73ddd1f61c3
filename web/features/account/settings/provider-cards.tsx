import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { requestPasswordReset } from '#contract/accounts/accounts.ts'
import {
  connectProvider,
  disconnectProvider,
  REFUSED_PARAMETER,
  readProvider,
} from '#contract/accounts/single-sign-on.ts'
import { call } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProviderRefusalNote } from '../single-sign-on/refusal-note.tsx'
import { activityQuery } from './account-queries.ts'
import { PasswordCard } from './password-card.tsx'

const providerQuery = queryOf(readProvider, {}, { staleTime: 0 })

/** How an account signs in where the operator has a provider: there, with a password, or both. */
export function ProviderCards({ provider }: { provider: string }) {
  const query = useQuery(providerQuery)
  const [search] = useSearchParams()
  return (
    <>
      <Card
        title={`Sign in with ${provider}`}
        description={`Signing in takes your account at ${provider} then, and no password of yours here.`}
        actions={query.data?.isConnected && <Badge tone="good">On</Badge>}
      >
        <ProviderRefusalNote refused={search.get(REFUSED_PARAMETER)} />
        <Loaded query={query} what="how you sign in">
          {({ isConnected, hasPassword }) =>
            isConnected ? <Connected hasPassword={hasPassword} /> : <Connect provider={provider} />
          }
        </Loaded>
      </Card>
      {query.data?.hasPassword !== false && <PasswordCard />}
    </>
  )
}

function Connect({ provider }: { provider: string }) {
  const connect = useMutation({
    mutationFn: () => call(connectProvider, {}),
    onSuccess: ({ goTo }) => window.location.assign(goTo),
    onError: showErrorToast,
  })
  return (
    <Button
      variant="secondary"
      className="self-start"
      isPending={connect.isPending || connect.isSuccess}
      onClick={() => connect.mutate()}
    >
      Connect {provider}
    </Button>
  )
}

function Connected({ hasPassword }: { hasPassword: boolean }) {
  const email = useCurrentUser()?.email ?? ''
  const disconnect = useMutation({
    mutationFn: () => call(disconnectProvider, {}),
    onSuccess: () => askAgain(providerQuery, activityQuery),
    onError: showErrorToast,
  })
  const sendLink = useMutation({
    mutationFn: () => call(requestPasswordReset, { body: { email } }),
    onSuccess: () =>
      toast({
        title: 'Check your email',
        description: `A link to choose a password is on its way to ${email}.`,
      }),
    onError: showErrorToast,
  })
  if (hasPassword)
    return (
      <Button
        variant="quiet"
        className="self-start"
        isPending={disconnect.isPending}
        onClick={() => disconnect.mutate()}
      >
        Disconnect
      </Button>
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty text-quiet text-sm">
        You have no password here. Deleting your account and two-factor authentication ask for one.
      </p>
      <Button
        variant="secondary"
        className="self-start"
        isPending={sendLink.isPending}
        onClick={() => sendLink.mutate()}
      >
        Email me a link to set a password
      </Button>
    </div>
  )
}
