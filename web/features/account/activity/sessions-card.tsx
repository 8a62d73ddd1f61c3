import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { revokeOtherSessions, revokeSession, type Session } from '#contract/accounts/accounts.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { deviceName } from '../devices/device-name.ts'
import { activityQuery, sessionsQuery } from '../settings/account-queries.ts'

export function SessionsCard() {
  const query = useQuery(sessionsQuery)
  const list = useRef<HTMLUListElement>(null)
  const onSuccess = async () => {
    await askAgain(activityQuery, sessionsQuery)
    // The button that asked is gone with its row.
    list.current?.focus()
  }
  const endOne = useMutation({
    mutationFn: ({ id }: Session) =>
      call(revokeSession, { params: { id } }).catch(unlessGone('session_not_found')),
    onSuccess,
    onError: showErrorToast,
  })
  const endOthers = useMutation({
    mutationFn: () => call(revokeOtherSessions, {}),
    onSuccess,
    onError: showErrorToast,
  })
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent)
  return (
    <Card
      title="Where you are signed in"
      actions={
        hasOthers && (
          <Button
            variant="secondary"
            size="sm"
            isPending={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Loaded query={query} what="your sessions">
        {(sessions) => (
          <ul ref={list} tabIndex={-1} className="divide-y divide-rule outline-none">
            {sessions.map((session) => (
              <li
                key={session.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
              >
                <SessionFacts session={session} />
                {!session.isCurrent && (
                  <Button
                    variant="quiet"
                    size="sm"
                    isPending={endOne.isPending && endOne.variables.id === session.id}
                    onClick={() => endOne.mutate(session)}
                  >
                    Sign out<span className="sr-only"> {deviceName(session.userAgent)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

const SessionFacts = ({ session: { userAgent, address, lastSeenAt, isCurrent } }: { session: Session }) => (
  <div className="min-w-0 grow">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{deviceName(userAgent)}</span>
      {isCurrent && <Badge tone="good">This browser</Badge>}
    </p>
    <p className="text-quiet text-sm [overflow-wrap:anywhere]">
      Last seen <time dateTime={lastSeenAt}>{formatDate(lastSeenAt)}</time>
      {address && ` · ${address}`}
    </p>
  </div>
)
