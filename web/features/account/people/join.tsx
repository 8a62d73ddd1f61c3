import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { JOIN_PAGE, joinHouse, readHouseInvitation } from '#contract/accounts/people.ts'
import { call } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { PlainPage } from '../forms/plain-page.tsx'
import { roleWords } from './role-words.ts'

/** What the link of an invitation opens: which house it is, and the way in. */
export function Join({ token }: { token: string }) {
  const user = useCurrentUser()
  const query = useQuery({
    queryKey: [readHouseInvitation.path, token],
    queryFn: ({ signal }) => call(readHouseInvitation, { body: { token } }, { signal }),
    retry: false,
  })
  const join = useMutation({
    mutationFn: () => call(joinHouse, { body: { token } }),
    // Menus are those of the house from now on.
    onSuccess: () => window.location.assign('/'),
    onError: showErrorToast,
  })
  return (
    <PlainPage title="You are invited">
      <Loaded query={query} what="the invitation">
        {({ house, role, invitedBy }) => (
          <>
            <p className="[overflow-wrap:anywhere]">
              {invitedBy} invites you to work on the menus of <strong>{house}</strong> as{' '}
              {roleWords[role].name.toLowerCase()}.
            </p>
            <p className="text-quiet text-sm">{roleWords[role].may}.</p>
            {user ? (
              <>
                <Button isPending={join.isPending} onClick={() => join.mutate()}>
                  Join as {user.username}
                </Button>
                <p className="text-quiet text-sm">Your own menus stay yours: you can change between both.</p>
              </>
            ) : (
              <Link
                to="/auth"
                state={{ from: `${JOIN_PAGE}#${token}` }}
                className={buttonClass({ variant: 'primary' })}
              >
                Sign in or create an account
              </Link>
            )}
          </>
        )}
      </Loaded>
    </PlainPage>
  )
}
