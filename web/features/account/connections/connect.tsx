import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  type AskedConnection,
  allowConnection,
  CONNECT_PAGE,
  CONNECTION_DAYS,
  connectionScopes,
  lookAtConnection,
} from '#contract/accounts/connections.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import type { KeyScope } from '#domain/access/keys.ts'
import { call } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { PlainPage } from '../forms/plain-page.tsx'

type Who = Omit<EndpointOutput<typeof lookAtConnection>, 'scope'>

/** What each scope means to a person who never heard of scopes: in the list, and whole below it. */
const may: Readonly<Record<string, readonly [short: string, whole: string]>> = {
  read: ['Read your menus', 'It changes nothing.'],
  propose: ['Read, and propose changes', 'Each change waits until you apply it.'],
  write: [
    'Change menus in private',
    'It reads and proposes, says what is sold out, and changes menus that guests don’t see.',
  ],
}

/** Where an assistant sends a person: who asks, what it may do, what it never does, and two buttons. */
export function Connect({ search }: { search: string }) {
  const user = useCurrentUser()
  const asked = Object.fromEntries(new URLSearchParams(search)) as unknown as AskedConnection
  const query = useQuery({
    queryKey: [lookAtConnection.path, search],
    queryFn: ({ signal }) => call(lookAtConnection, { body: asked }, { signal }),
    enabled: Boolean(user),
    retry: false,
  })
  return (
    <PlainPage title="Connect an assistant">
      {user ? (
        <Loaded query={query} what="what is asked">
          {({ scope, ...who }) => <Ask asked={asked} who={who} wanted={scope} />}
        </Loaded>
      ) : (
        <>
          <p>An assistant asks to work with your menus. Sign in to see what it asks for.</p>
          <Link
            to="/auth"
            state={{ from: `${CONNECT_PAGE}${search}` }}
            className={buttonClass({ variant: 'primary' })}
          >
            Sign in
          </Link>
        </>
      )}
    </PlainPage>
  )
}

/** A name that nobody has checked, with the hosts that it can't make up. */
function WhoAsks({ name, publishedAt, goesTo, house }: Who & { house: string | undefined }) {
  const isOnDevice = /^(?:127\.0\.0\.1|\[::1\]|localhost)(?::|$)/u.test(goesTo)
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <strong>{name}</strong>{' '}
        {publishedAt && (
          <>
            from <strong>{publishedAt}</strong>{' '}
          </>
        )}
        asks to work with the menus of {house}.
      </p>
      <p className="[overflow-wrap:anywhere]">
        The answer goes to <strong>{isOnDevice ? 'a program on this device' : goesTo}</strong>.{' '}
        {publishedAt === null && 'The name is its own. '}
        Allow it only if you started this yourself.
      </p>
    </>
  )
}

function Ask({ asked, who, wanted }: { asked: AskedConnection; who: Who; wanted: KeyScope }) {
  const [allowed, setAllowed] = useState<KeyScope>(wanted)
  const user = useCurrentUser()
  const allowing = useMutation({
    mutationFn: () => call(allowConnection, { body: { ...asked, allowed } }),
    onSuccess: ({ goTo }) => window.location.assign(goTo),
    onError: showErrorToast,
  })
  const deny = () => {
    const goTo = new URL(asked.redirect_uri)
    goTo.searchParams.set('error', 'access_denied')
    if (asked.state !== undefined) goTo.searchParams.set('state', asked.state)
    window.location.assign(goTo.href)
  }
  return (
    <>
      <WhoAsks {...who} house={user?.house.name || user?.username} />
      <SelectField
        label="It may"
        hint={may[allowed]?.[1]}
        value={allowed}
        options={connectionScopes.map((scope) => ({ value: scope, label: may[scope]?.[0] ?? scope }))}
        onChange={({ target }) => setAllowed(target.value as KeyScope)}
      />
      <p className="text-quiet text-sm">
        It can’t publish, sign, pay, invite, or declare that a dish contains none of the allergens. After{' '}
        {CONNECTION_DAYS} days it asks again, and you can end it at any time under Integrations.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button isPending={allowing.isPending} onClick={() => allowing.mutate()}>
          Allow
        </Button>
        <Button variant="secondary" onClick={deny}>
          Don’t allow
        </Button>
      </div>
    </>
  )
}
