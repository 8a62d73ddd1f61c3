import { useMutation, useQuery } from '@tanstack/react-query'
import { type Invitation, revokeInvitation } from '#contract/accounts/invitations.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge, type BadgeTone } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { activityQuery, invitationsQuery } from '../settings/account-queries.ts'
import { NewInvitation } from './new-invitation.tsx'

export function InvitationsCard() {
  const query = useQuery(invitationsQuery)
  const refresh = async () => {
    await askAgain(activityQuery, invitationsQuery)
  }
  const revoke = useMutation({
    mutationFn: ({ id }: Invitation) =>
      call(revokeInvitation, { params: { id } }).catch(unlessGone('invitation_not_found')),
    onSuccess: refresh,
    onError: showErrorToast,
  })
  return (
    <Card
      title="Invitations"
      description="New accounts are made by invitation. Each link lets one person register, once."
    >
      <NewInvitation onMade={refresh} />
      <Loaded query={query} what="the invitations">
        {(invitations) =>
          invitations.length > 0 && (
            <ul className="mt-6 divide-y divide-rule border-rule border-t pt-3">
              {invitations.map((invitation) => (
                <li
                  key={invitation.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0"
                >
                  <Facts invitation={invitation} />
                  <Button
                    variant="quiet"
                    size="sm"
                    isPending={revoke.isPending && revoke.variables.id === invitation.id}
                    onClick={() => revoke.mutate(invitation)}
                  >
                    {invitation.state === 'open' ? 'Withdraw' : 'Remove'}
                    <span className="sr-only"> the invitation for {nameOf(invitation)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

const states: Readonly<Record<Invitation['state'], { tone: BadgeTone; word: string }>> = {
  open: { tone: 'good', word: 'Open' },
  used: { tone: 'neutral', word: 'Used' },
  expired: { tone: 'warn', word: 'Expired' },
}

const nameOf = ({ note }: Invitation): string => note ?? 'somebody'

function Facts({ invitation }: { invitation: Invitation }) {
  const { state, createdAt, expiresAt, usedBy } = invitation
  const { tone, word } = states[state]
  return (
    <div className="min-w-0 grow basis-60">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{nameOf(invitation)}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="text-quiet text-sm [overflow-wrap:anywhere]">
        Made {formatDate(createdAt)}
        {state === 'used'
          ? ` · used by ${usedBy ?? 'a deleted account'}`
          : ` · ${state === 'open' ? 'open until' : 'ended'} ${formatDate(expiresAt)}`}
      </p>
    </div>
  )
}
