import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import {
  changeMember,
  type HouseInvitation,
  leaveHouse,
  type Member,
  removeMember,
  withdrawInvitation,
} from '#contract/accounts/people.ts'
import { coversRestaurants, isLastOwner, rolesGivenBy } from '#domain/access/giving-roles.ts'
import { mayDo, type Role } from '#domain/access/roles.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { worksForAll } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { InvitePerson } from './invite-person.tsx'
import { peopleQuery, type RestaurantName, restaurantNamesQuery } from './people-queries.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { RenameHouse } from './rename-house.tsx'
import { wordsOfLimit } from './restaurants-field.tsx'
import { mayWords, roleOptions, roleWords } from './role-words.ts'

const refresh = () => askAgain(peopleQuery)

export function PeopleCard() {
  const user = useCurrentUser()
  const query = useQuery(peopleQuery)
  const restaurants = useQuery(restaurantNamesQuery).data ?? []
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
                  own={user}
                  restaurants={restaurants}
                  isAlone={members.length === 1}
                  mayLeave={!isLastOwner(members, user.id)}
                />
              ))}
              {invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  restaurants={restaurants}
                  mayWithdraw={coversRestaurants(house.restaurants, invitation.restaurants)}
                />
              ))}
            </ul>
            {mayDo(house.role, 'invite') && (
              <InvitePerson
                roles={rolesGivenBy(house.role)}
                restaurants={restaurants}
                own={house.restaurants ?? null}
                onMade={refresh}
              />
            )}
            {mayDo(house.role, 'invite') && members.length > 1 && worksForAll() && (
              <RenameHouse house={house} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

interface MemberRowProps {
  member: Member
  own: User
  restaurants: readonly RestaurantName[]
  isAlone: boolean
  /** Whether another owner stays when this reader goes. */
  mayLeave: boolean
}

function MemberRow({ member, own, restaurants, isAlone, mayLeave }: MemberRowProps) {
  const { accountId, username, email, role } = member
  const isOwn = accountId === own.id
  const given = rolesGivenBy(own.house.role)
  const mayChange =
    !isOwn && given.includes(role) && coversRestaurants(own.house.restaurants, member.restaurants)
  const mayPlace = mayChange && role !== 'owner' && (restaurants.length > 1 || member.restaurants !== null)
  const [isAsked, setAsked] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const change = useMutation({
    mutationFn: (to: Role) => call(changeMember, { params: { accountId }, body: { role: to } }),
    onSettled: refresh,
    onError: showErrorToast,
  })
  const goOut = useMutation({
    mutationFn: async () => {
      if (isOwn) await call(leaveHouse, { body: { houseId: own.house.id } })
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
        {!isAlone && (
          <p className="text-quiet text-sm">
            {mayWords(role, member.restaurants !== null)}
            {isOwn && !mayLeave && '. To leave, make someone else an owner first'}
          </p>
        )}
        <Limit
          limit={member.restaurants}
          restaurants={restaurants}
          of={username}
          onChange={mayPlace ? () => setPlacing(true) : undefined}
        />
      </div>
      {mayChange ? (
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
      {(isOwn ? mayLeave : mayChange) && (
        <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
          {isOwn ? 'Leave' : 'Remove'}
          <span className="sr-only"> {isOwn ? 'this house' : username}</span>
        </Button>
      )}
      <PlaceDialog
        member={member}
        restaurants={restaurants}
        isOpen={isPlacing}
        onClose={() => setPlacing(false)}
      />
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

interface LimitProps {
  limit: Member['restaurants']
  restaurants: readonly RestaurantName[]
  /** Whose it is. */
  of: string
  onChange?: (() => void) | undefined
}

/** For which restaurants somebody works: said where it can be changed, and where it isn't all. */
function Limit({ limit, restaurants, of, onChange }: LimitProps) {
  const words = limit ? wordsOfLimit(limit, restaurants) : 'all restaurants'
  // A reader who works for some doesn't know the names of others.
  const isKnown = words !== undefined || worksForAll()
  if (!isKnown || (!limit && !onChange)) return null
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      <span className="text-quiet">For {words ?? 'no restaurant that is still there'}</span>
      {onChange && (
        <button
          type="button"
          className="link ml-2 py-1 font-medium pointer-coarse:min-h-11"
          onClick={onChange}
        >
          Change<span className="sr-only"> the restaurants of {of}</span>
        </button>
      )}
    </p>
  )
}

interface InvitationRowProps {
  invitation: HouseInvitation
  restaurants: readonly RestaurantName[]
  mayWithdraw: boolean
}

function InvitationRow({ invitation, restaurants, mayWithdraw }: InvitationRowProps) {
  const { id, email, role, expiresAt } = invitation
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
        <Limit limit={invitation.restaurants} restaurants={restaurants} of={name} />
      </div>
      {mayWithdraw && (
        <Button variant="quiet" size="sm" isPending={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw<span className="sr-only"> the invitation of {name}</span>
        </Button>
      )}
    </li>
  )
}
