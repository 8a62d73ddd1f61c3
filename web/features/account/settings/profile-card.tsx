import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { requestVerification } from '#contract/accounts/accounts.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { accountQuery } from './account-queries.ts'

export function ProfileCard() {
  const query = useQuery(accountQuery)
  return (
    <Card title="Profile">
      <Loaded query={query} what="your profile">
        {({ username, email, emailVerified, createdAt }) => (
          <>
            <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <Fact name="Username">{username}</Fact>
              <Fact name="Email">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
                  <Badge tone={emailVerified ? 'good' : 'warn'}>
                    {emailVerified ? 'Confirmed' : 'Not confirmed'}
                  </Badge>
                </span>
              </Fact>
              <Fact name="Member since">{formatDate(createdAt)}</Fact>
            </dl>
            {!emailVerified && <SendAgain email={email} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-quiet text-sm leading-6 max-sm:-mb-3">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

function SendAgain({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => call(requestVerification, {}),
    onSuccess: () =>
      toast({ title: 'Email sent', description: `The link in it confirms ${email}. It works for 24 hours.` }),
    onError: showErrorToast,
  })
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-rule border-t pt-5">
      <p className="min-w-0 grow basis-60 text-pretty text-quiet text-sm">
        Open the link in the email that we sent you. Without it, a lost password cannot be replaced.
      </p>
      <Button variant="secondary" size="sm" isPending={send.isPending} onClick={() => send.mutate()}>
        Send the email again
      </Button>
    </div>
  )
}
