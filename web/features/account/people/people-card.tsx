import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeMember,
  type HouseInvitation,
  leaveHouse,
  type Member,
  removeMember,
  withdrawInvitation,
} from '#contract/accounts/people.ts'
import { rolesGivenBy } from '#domain/access/giving-roles.ts'
import { mayDo, type Role } from '#domain/access/roles.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { InvitePerson } from './invite-person.tsx'
import { peopleQuery } from './people-queries.ts'
import { roleOptions, roleWords } from './role-words.ts'

const refresh = () => askAgain(peopleQuery)

/** Who works in the house, each with an own account and a role. */
export function PeopleCard() {
  const user = useCurrentUser()
  const query = useQuery(peopleQuery)
  if (!user) return null
  const { house } = user
  return (
    <Card
      title="People"
      description={`Who works on the menus of ${house.name}, each with their own account and role.`}
    >
      <Loaded query={query} what="the people">
        {({ members, invitations }) => (
          <>
            <ul className="divide-y divide-rule border-rule border-y">
              {members.map((member) => (
                <MemberRow
                  key={member.accountId}
                  member={member}
                  own={{ id: user.id, role: house.role, houseId: house.id }}
                  isAlone={members.length === 1}
                />
              ))}
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
            {mayDo(house.role, 'invite') && (
              <InvitePerson roles={rolesGivenBy(house.role)} onMade={refresh} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

interface MemberRowProps {
  member: Member
  own: { readonly id: string; readonly role: Role; readonly houseId: string }
  isAlone: boolean
}

function MemberRow({ member, own, isAlone }: MemberRowProps) {
  const { accountId, username, email, role } = member
  const isOwn = accountId === own.id
  const given = rolesGivenBy(own.role)
  const [isAsked, setAsked] = useState(false)
  const change = useMutation({
    mutationFn: (to: Role) => call(changeMember, { params: { accountId }, body: { role: to } }),
    onSettled: refresh,
    onError: showErrorToast,
  })
  const goOut = useMutation({
    mutationFn: async () => {
      if (isOwn) await call(leaveHouse, { body: { houseId: own.houseId } })
      else await call(removeMember, { params: { accountId } }).catch(unlessGone('member_not_found'))
    },
    // Another house is open now: all that is on the screen was of this one.
    onSuccess: async () => (isOwn ? window.location.assign('/') : await refresh()),
    onError: showErrorToast,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">
          {username}
          {isOwn && <span className="font-normal text-quiet"> (you)</span>}
        </p>
        {email !== null && <p className="text-quiet text-sm [overflow-wrap:anywhere]">{email}</p>}
        {!isAlone && <p className="text-quiet text-sm">{roleWords[role].may}</p>}
      </div>
      {given.includes(role) && !isOwn ? (
        <SelectField
          label={`What ${username} is`}
          isLabelHidden
          options={roleOptions(given)}
          value={role}
          onChange={({ target }) => change.mutate(target.value as Role)}
          className="w-36"
        />
      ) : (
        <span className="text-quiet text-sm">{roleWords[role].name}</span>
      )}
      {!isAlone && (isOwn || given.includes(role)) && (
        <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
          {isOwn ? 'Leave' : 'Remove'}
          <span className="sr-only"> {isOwn ? 'this house' : username}</span>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={isOwn ? 'Leave this house?' : `Remove ${username}?`}
        description={
          isOwn
            ? 'You no longer see its menus. Someone there has to invite you again.'
            : 'Access ends now, with the keys and kitchen links that this person made. Their account stays.'
        }
        confirmLabel={isOwn ? 'Leave' : 'Remove'}
        isPending={goOut.isPending}
        onConfirm={() => goOut.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </li>
  )
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: HouseInvitation }) {
  const withdraw = useMutation({
    mutationFn: () => call(withdrawInvitation, { params: { id } }).catch(unlessGone('invitation_not_found')),
    onSuccess: refresh,
    onError: showErrorToast,
  })
  const name = email ?? 'Anyone with the link'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-quiet text-sm">
          Invited as {roleWords[role].name.toLowerCase()}, until {formatDate(expiresAt)}
        </p>
      </div>
      <Button variant="quiet" size="sm" isPending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Withdraw<span className="sr-only"> the invitation of {name}</span>
      </Button>
    </li>
  )
}
