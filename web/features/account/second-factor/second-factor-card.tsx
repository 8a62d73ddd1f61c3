import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  beginSecondFactor,
  endSecondFactor,
  makeRecoveryCodes,
  readSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { call } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PasswordForm } from '../forms/password-form.tsx'
import { activityQuery, sessionsQuery } from '../settings/account-queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanForm } from './scan-form.tsx'

const secondFactorQuery = queryOf(readSecondFactor, {}, { staleTime: 0 })

const refresh = () => askAgain(secondFactorQuery, sessionsQuery, activityQuery)

/** A code of an app next to the password, for who wants it. */
export function SecondFactorCard() {
  const query = useQuery(secondFactorQuery)
  return (
    <Card
      title="Two-factor authentication"
      description="You’ll sign in with your password and a code from an authenticator app on your phone."
      actions={query.data?.isOn && <Badge tone="good">On</Badge>}
    >
      <Loaded query={query} what="your settings">
        {({ isOn }) => (isOn ? <WhenOn /> : <WhenOff />)}
      </Loaded>
    </Card>
  )
}

function WhenOff() {
  const [isAsking, setAsking] = useState(false)
  const begin = useMutation({
    mutationFn: (password: string) => call(beginSecondFactor, { body: { password } }),
  })
  if (begin.data) return <ScanForm made={begin.data} onDone={refresh} />
  return isAsking ? (
    <PasswordForm action="Continue" mutation={begin} onCancel={() => setAsking(false)} />
  ) : (
    <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
      Set up
    </Button>
  )
}

function WhenOn() {
  const [asked, setAsked] = useState<'codes' | 'end' | null>(null)
  const codes = useMutation({
    mutationFn: (password: string) => call(makeRecoveryCodes, { body: { password } }),
    onSuccess: () => setAsked(null),
  })
  const end = useMutation({
    mutationFn: (password: string) => call(endSecondFactor, { body: { password } }),
    onSuccess: refresh,
  })
  return (
    <div className="flex flex-col gap-4">
      {codes.data && asked === null && <RecoveryCodes codes={codes.data.recoveryCodes} />}
      {asked === 'codes' && (
        <PasswordForm action="Make new codes" mutation={codes} onCancel={() => setAsked(null)} />
      )}
      {asked === 'end' && <PasswordForm action="Turn off" mutation={end} onCancel={() => setAsked(null)} />}
      {asked === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsked('codes')}>
            New recovery codes
          </Button>
          <Button variant="quiet" onClick={() => setAsked('end')}>
            Turn off
          </Button>
        </div>
      )}
    </div>
  )
}
